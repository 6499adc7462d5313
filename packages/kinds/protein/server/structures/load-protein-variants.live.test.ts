import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { proteinVariants, residueTerms } from '../../contract/structures/residue-variants.ts'

const database = await testDatabase()
const { sequenceDir } = await makeDemoSequences(database)
const env = { SEQUENCE_DIR: sequenceDir }
const open = (await testApp(database, { env })).as('anonymous')
const guarded = (await testApp(database, { env: { ...env, ACCESS_MODE: 'spec' } })).as('anonymous')

// What this test needs of the other call: kinds do not know each other's contracts.
const LocusAnswer = z.object({
  alleles: z.array(
    z.object({
      position: z.int(),
      ref: z.string(),
      alt: z.string(),
      carriers: z.int(),
      consequences: z.array(z.object({ model: z.string(), terms: z.array(z.string()), proteinChange: z.string().nullable() })),
    }),
  ),
})

async function proteinsWithVariants() {
  const release = `release_${database.releaseId}`
  const { rows } = await database.db.pool.query<{ protein_id: number; name: string; locus_id: number; sequence: string | null }>(`
    select protein_id, protein.name, locus_id, sequence from ${release}.protein join ${release}.gene using (gene_id)
    left join ${release}.protein_sequence as own on own.gene_model_name = protein.name and own.length = protein.length
    where protein.name ~ '^AT(4G18960|1G01010|5G10140|1G65480|3G54340|5G15840)\\.' order by protein.name`)
  return rows
}

test('[STRUCT-015] residues are those that the variants of the locus change, by the gene model that codes for the protein', async () => {
  let compared = 0
  for (const { protein_id, name, locus_id, sequence } of await proteinsWithVariants()) {
    const { alleles } = LocusAnswer.parse((await open.get(`/api/detail/locus/variants?key=${locus_id}`)).body)
    const answer = proteinVariants.answer.parse((await open.get(`/api/detail/protein/variants?key=${protein_id}`)).body)
    expect(answer).toMatchObject({ set: 'demo-accessions', left: 0, sets: [{ samples: 7, licence: 'CC0' }] })
    const known = alleles.flatMap(({ consequences, ...allele }) => {
      const own = consequences.find(({ model }) => model === name)
      return own && residueTerms.some((term) => own.terms.includes(term)) ? [{ ...allele, ...own }] : []
    })
    expect(answer.variants.length + answer.elsewhere, name).toBeLessThanOrEqual(known.length)
    for (const { position, ref, alt, carriers, start, term, proteinChange } of answer.variants) {
      const same = known.find((each) => each.position === position && each.ref === ref && each.alt === alt)
      expect({ carriers: same?.carriers, proteinChange: same?.proteinChange, has: same?.terms.includes(term) }).toEqual({
        carriers,
        proteinChange,
        has: true,
      })
      if (proteinChange !== null && proteinChange !== 'p.Met1?') {
        expect(Number(/\d+/.exec(proteinChange)?.[0])).toBe(start)
        expect(sequence?.charAt(start - 1)).toBe(letterOf(proteinChange.slice(2, 5)))
      }
      compared++
    }
  }
  expect(compared).toBeGreaterThan(3)
})

test('[STRUCT-015] the call is guarded like the record, and an unknown protein or set is not found', async () => {
  const [first] = await proteinsWithVariants()
  const path = `/api/detail/protein/variants?key=${first?.protein_id}`
  expect((await guarded.get(path)).status).toBe(403)
  expect((await open.get(`${path}&set=other`)).status).toBe(404)
  expect((await open.get('/api/detail/protein/variants?key=1')).status).toBe(404)
})

const letters =
  'Ala:A Arg:R Asn:N Asp:D Cys:C Gln:Q Glu:E Gly:G His:H Ile:I Leu:L Lys:K Met:M Phe:F Pro:P Ser:S Thr:T Trp:W Tyr:Y Val:V'.split(' ')

function letterOf(name: string): string | undefined {
  return letters.find((each) => each.startsWith(name))?.slice(4)
}
