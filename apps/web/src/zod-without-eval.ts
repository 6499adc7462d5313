import { z } from 'zod'

// Zod would try to compile its checks, which the content policy forbids and the browser reports. It decides when the first contract is made,
// so this comes before all of them.
z.config({ jitless: true })
