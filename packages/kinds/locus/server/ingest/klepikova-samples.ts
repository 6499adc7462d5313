/** A sample of the atlas as pages name it. */
export type AtlasSample = { organ: string; label: string; poTerm: string }

/**
 * Organs in the order of a plant's life, and in each the samples by part and age: id in the sheet, label, term of the Plant Ontology. The
 * sheet has its runs in the order of the archive, and the age of a sample only in its description.
 */
const organs: Readonly<Record<string, string>> = {
  'Dry and germinating seed': `
    SD.d|Dry seeds|PO:0009010, SD.g1|Germinating seeds 1|PO:0009010, SD.g2|Germinating seeds 2|PO:0009010,
    SD.g3|Germinating seeds 3|PO:0009010`,
  Seedling: 'S.R|Seedling root|PO:0009005, S.H|Hypocotyl|PO:0020100, S.C|Cotyledons|PO:0020030, S.M|Seedling meristem|PO:0020148',
  Root: 'R|Root|PO:0009005, R.A|Root apex|PO:0009005',
  Leaf: `
    L.LAM.y|Lamina of the young leaf|PO:0025034, L.LAM.i1|Lamina, intermediate 1|PO:0025034,
    L.LAM.i2|Lamina, intermediate 2|PO:0025034, L.LAM.lg|Lamina of the mature leaf|PO:0025034,
    L.PET.y|Petiole of the young leaf|PO:0020038, L.PET.i1|Petiole, intermediate 1|PO:0020038,
    L.PET.i2|Petiole, intermediate 2|PO:0020038, L.PET.lg|Petiole of the mature leaf|PO:0020038,
    L.PET.sn|Petiole of the senescent leaf|PO:0020038, L.VN.i2|Vein, intermediate 2|PO:0025034,
    L.VN.lg|Vein of the mature leaf|PO:0025034, L.VN.sn|Vein of the senescent leaf|PO:0025034, L.lg|Mature leaf|PO:0025034`,
  Stem: 'IN|Internode|PO:0009047, IN.sn|Senescent internode|PO:0009047, AX|Axis of the inflorescence|PO:0009047, PED|Pedicel|PO:0030112',
  'Shoot apical meristem': `
    M7|Day 7|PO:0020148, M8|Day 8|PO:0020148, M9|Day 9|PO:0020148, M10|Day 10|PO:0020148, M11|Day 11|PO:0020148,
    M12|Day 12|PO:0020148, M13|Day 13|PO:0020148, M14|Day 14|PO:0020148, M15|Day 15|PO:0020148, M16|Day 16|PO:0020148`,
  'Whole flower': `
    F1|Flower 1|PO:0009046, F2|Flower 2|PO:0009046, F3|Flower 3|PO:0009046, F4|Flower 4|PO:0009046, F5|Flower 5|PO:0009046,
    F6_8|Flowers 6–8|PO:0009046, F9_11|Flowers 9–11|PO:0009046, F12_14|Flowers 12–14|PO:0009046, F15_18|Flowers 15–18|PO:0009046,
    F19Plus|Flowers 19 and following|PO:0009046`,
  'Flower parts': `
    F.SP.y|Sepals of the young flower|PO:0009031, F.SP.ad|Sepals of the mature flower|PO:0009031,
    F.PT.ad|Petals of the mature flower|PO:0009032, F.AN.y|Anthers of the young flower|PO:0009066,
    F.AN.ad|Anthers of the mature flower|PO:0009066, F.AN|Opened anthers|PO:0009066, F.FM.ad|Stamen filaments|PO:0009067,
    Pollen|Pollen|PO:0025281, F.CA.y|Carpels of the young flower|PO:0009030, F.CA.ad|Carpels of the mature flower|PO:0009030,
    STI|Stigmatic tissue|PO:0009073, POD.y6_7|Carpel of flowers 6 and 7|PO:0009030, OV.y6_7|Ovules of flowers 6 and 7|PO:0020003`,
  'Silique and pod': `
    SL2|Silique 2|PO:0009001, SL4|Silique 4|PO:0009001, SL6|Silique 6|PO:0009001, SL8|Silique 8|PO:0009001,
    SL.sn2|Senescent silique 2|PO:0009001, POD1|Pod of silique 1|PO:0009001, POD3|Pod of silique 3|PO:0009001,
    POD5|Pod of silique 5|PO:0009001, POD7|Pod of silique 7|PO:0009001, POD.sn1|Pod of senescent silique 1|PO:0009001`,
  Seed: `
    SD.y1|Young seeds 1|PO:0009010, SD.y2|Young seeds 2|PO:0009010, SD.y3|Young seeds 3|PO:0009010, SD.y4|Young seeds 4|PO:0009010,
    SD.y5|Young seeds 5|PO:0009010, SD1|Seeds 1|PO:0009010, SD3|Seeds 3|PO:0009010, SD5|Seeds 5|PO:0009010, SD7|Seeds 7|PO:0009010,
    SD.sn1|Seeds of senescent silique 1|PO:0009010`,
}

const entries = Object.entries(organs).flatMap(([organ, text]) =>
  Array.from(
    text.matchAll(/([\w.]+)\|([^|]+)\|(PO:\d{7})/g),
    ([, id = '', label = '', poTerm = '']) => [id, { organ, label, poTerm }] as const,
  ),
)

/** Samples of tissues and stages by their ids, in their order. */
export const tissueSamples: ReadonlyMap<string, AtlasSample> = new Map(entries)
