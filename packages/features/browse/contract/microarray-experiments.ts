import { z } from 'zod'

/** The static file of the list: names of experiments, in any order (BROWSE-027). */
export const ExperimentNames = z.array(z.string().min(1)).meta({ id: 'MicroarrayExperimentNames' })

/** The name of the file, in the static storage of the operator or below `/api/browse/`. */
export const experimentNamesFile = 'microarray_experiments.json'

const ArrayDesign = z.object({
  name: z.string(),
  manufacturer: z.string().nullable(),
  platformType: z.string().nullable(),
  spotCount: z.int().nullable(),
})

/** The page of an experiment (BROWSE-029). Null means not recorded. */
export const MicroarrayExperiment = z
  .object({
    name: z.string(),
    category: z.string().nullable(),
    description: z.string().nullable(),
    /** Slides of the experiment, also of those that the release does not have one by one. */
    slideCount: z.int().nullable(),
    dataReceived: z.iso.date().nullable(),
    expressionSetId: z.int().nullable(),
    submission: z.string().nullable(),
    nascarrays: z.array(z.string()),
    slides: z.array(z.object({ name: z.string(), designName: z.string().nullable() })),
    designs: z.array(ArrayDesign),
  })
  .meta({ id: 'MicroarrayExperiment' })
export type MicroarrayExperiment = z.infer<typeof MicroarrayExperiment>

export const ExperimentName = z.string().trim().min(1).max(300)
