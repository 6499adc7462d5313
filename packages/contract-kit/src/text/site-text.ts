import { z } from 'zod'
import { allowedTags } from './allowed-html.ts'
import type { RichNode as RichNodeType } from './rich-text.ts'

/** A part of a text: words, or an element with what is in it. */
const RichNode: z.ZodType<RichNodeType> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.object({
        tag: z.enum([...allowedTags, 'img']),
        children: z.array(RichNode),
        href: z.string().exactOptional(),
        id: z.string().exactOptional(),
        src: z.string().exactOptional(),
        darkSrc: z.string().exactOptional(),
        alt: z.string().exactOptional(),
        width: z.int().exactOptional(),
        height: z.int().exactOptional(),
      }),
    ]),
  )
  .meta({ id: 'RichNode' })

/** What follows a heading. Its id is the place that links and help marks lead to. */
export const TextSection = z.object({ id: z.string(), title: z.string(), nodes: z.array(RichNode) })
export type TextSection = z.infer<typeof TextSection>

/** A page of text, or the introduction of an overview, as the folder of texts has it. */
export const SiteText = z.object({ name: z.string(), title: z.string(), lead: z.string(), sections: z.array(TextSection) })
export type SiteText = z.infer<typeof SiteText>
