import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Shell } from './shell/shell.tsx'

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Shell })
