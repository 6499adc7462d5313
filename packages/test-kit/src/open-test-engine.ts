import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'

export function openTestEngine(url: string): Engine {
  // Longer than the product's default: test machines are slow and shared.
  return openEngine({ url, timeoutMs: 10_000, concurrency: 16, queue: 256 })
}
