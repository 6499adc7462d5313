import type { PlantedBug } from '../planted-bug.ts'

export const accessBugs: readonly PlantedBug[] = []
