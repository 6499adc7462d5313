import type { PlantedBug } from '../planted-bug.ts'

export const searchBugs: readonly PlantedBug[] = []
