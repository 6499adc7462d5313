import { dnaColumns } from '@rosette/contract-kit/cards/dna-hit.ts'

export const cloneColumns = dnaColumns('Clone')
