import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Testing Library does this by itself only where the test functions are global.
afterEach(cleanup)

// Contracts and late parts are imported when they are needed, which takes a busy machine a while.
configure({ asyncUtilTimeout: 5000 })
