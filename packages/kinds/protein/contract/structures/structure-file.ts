import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { z } from 'zod'

/** STRUCT-008 */
export const structureFile = defineRecordPart({
  kind: 'protein',
  name: 'structure',
  summary: 'The mmCIF file of a structure of a protein',
  query: z.object({ accession: z.string().max(100).default('').describe('Accession of the structure, such as AF-P17839-F1.') }),
  answer: z.object({ fileName: z.string(), mmcif: z.string() }).meta({ id: 'StructureFile' }),
})
