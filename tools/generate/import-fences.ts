import { biomeFences } from '../fences/biome-fences.ts'
import type { Generator } from './generator.ts'

export const importFences: Generator = {
  title: 'import fences',
  make: async () => ({ 'biome.fences.json': biomeFences() }),
}
