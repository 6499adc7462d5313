import { dnaColumns } from '@rosette/contract-kit/dna-hit.ts'

export const cloneColumns = dnaColumns('Clone')
