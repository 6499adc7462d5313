/**
 * Words of the field that a stemmer of English leaves apart, as rules of the engine: what stands before an arrow is read as what stands
 * behind it. The stemmer makes words of words, so that a spelling can be suggested from what it leaves.
 */
export const wordsOfBiology: readonly string[] = [
  // Latin and Greek plurals, and adjectives of organs, parts of the cell and organisms.
  'stoma, stomata, stomatal => stoma',
  'primordium, primordia => primordium',
  'mitochondrion, mitochondria, mitochondrial => mitochondrion',
  'nucleus, nuclei, nuclear => nucleus',
  'chloroplast, chloroplasts, chloroplastic => chloroplast',
  'vacuole, vacuoles, vacuolar => vacuole',
  'cuticle, cuticles, cuticular => cuticle',
  'embryo, embryos, embryonic => embryo',
  'fungus, fungi, fungal => fungus',
  'bacterium, bacteria, bacterial => bacterium',
  'virus, viruses, viral => virus',
  // Greek nouns of processes, and their adjectives.
  'meiosis, meiotic => meiosis',
  'mitosis, mitotic => mitosis',
  'photosynthesis, photosynthetic => photosynthesis',
  'homeostasis, homeostatic => homeostasis',
  'apoptosis, apoptotic => apoptosis',
  'symbiosis, symbiotic => symbiosis',
  'cytokinesis, cytokinetic => cytokinesis',
  'endocytosis, endocytic => endocytosis',
  'exocytosis, exocytic => exocytosis',
  'morphogenesis, morphogenetic => morphogenesis',
  'photomorphogenesis, photomorphogenic => photomorphogenesis',
  'embryogenesis, embryogenic => embryogenesis',
  'proteolysis, proteolytic => proteolysis',
  // Qualities.
  'resistance, resistant => resistance',
  'tolerance, tolerant => tolerance',
  'dormancy, dormant => dormancy',
  'senescence, senescent => senescence',
  // What the Gene Ontology treats alike in names and synonyms of its terms.
  'biosynthesis, biosynthetic, synthesis => biosynthesis',
  'catabolism, catabolic, degradation, breakdown => catabolism',
  'metabolism, metabolic => metabolism',
  'starvation, starved, deprivation, deprived, deficiency, deficient => starvation',
  // Both spellings of English.
  'signaling, signalling => signaling',
  'sulfur, sulphur => sulfur',
  'sulfate, sulphate => sulfate',
  'defense, defence => defense',
  'aging, ageing => aging',
  'aluminum, aluminium => aluminum',
  'heme, haem => heme',
]
