import type { PlantedBug } from '../planted-bug.ts'

export const recordBugs: readonly PlantedBug[] = []
