// Calls of a Rosette site and what they answer. Generated from openapi.json: npm run gen.

export interface Calls {
  /** The data release that answers, and those that calls can ask for */
  'GET /api/release': {
    answer: ReleaseFacts
  }
  /** What the served release covers of the genome, its sequences, annotations and publications */
  'GET /api/release/coverage': {
    answer: ReleaseCoverage
  }
  /** Answers with an empty body */
  'GET /api/testJava': {
    answer: string
  }
  /** One analysis reference */
  'GET /api/detail/analysisreference': {
    query?: { key?: string }
    answer: AnalysisreferenceRecord
  }
  /** One array element */
  'GET /api/detail/arrayelement': {
    query?: { key?: string; id?: string; accession?: string }
    answer: ArrayElementRecord
  }
  /** The key of a array element */
  'GET /api/detail/arrayelement/lookup': {
    query?: { id?: string; accession?: string }
    answer: RecordKey
  }
  /** One clone or clone end */
  'GET /api/detail/clone': {
    query?: { key?: string; name?: string }
    answer: CloneRecord | CloneendRecord
  }
  /** The key of a clone */
  'GET /api/detail/clone/lookup': {
    query?: { name?: string }
    answer: RecordKey
  }
  /** One clone end */
  'GET /api/detail/cloneend': {
    query?: { key?: string; accession?: string }
    answer: CloneendRecord
  }
  /** The key of a clone end */
  'GET /api/detail/cloneend/lookup': {
    query?: { accession?: string }
    answer: RecordKey
  }
  /** One communication */
  'GET /api/detail/communication': {
    query?: { key?: string }
    answer: CommunicationRecord
  }
  /** One ecotype */
  'GET /api/detail/ecotype': {
    query?: { key?: string }
    answer: EcotypeRecord
  }
  /** One gene */
  'GET /api/detail/gene': {
    query?: { key?: string; name?: string }
    answer: GeneRecord
  }
  /** The key of a gene */
  'GET /api/detail/gene/lookup': {
    query?: { name?: string }
    answer: RecordKey
  }
  /** One gene class symbol */
  'GET /api/detail/genesymbol': {
    query?: { key?: string }
    answer: GenesymbolRecord
  }
  /** One germplasm */
  'GET /api/detail/germplasm': {
    query?: { key?: string }
    answer: GermplasmRecord
  }
  /** One host strain */
  'GET /api/detail/hoststrain': {
    query?: { key?: string }
    answer: HoststrainRecord
  }
  /** One keyword */
  'GET /api/detail/keyword': {
    query?: { key?: string }
    answer: KeywordRecord
  }
  /** One library */
  'GET /api/detail/library': {
    query?: { key?: string }
    answer: LibraryRecord
  }
  /** One locus */
  'GET /api/detail/locus': {
    query?: { key?: string; name?: string; accession?: string }
    answer: LocusRecord
  }
  /** The key of a locus */
  'GET /api/detail/locus/lookup': {
    query?: { name?: string; accession?: string }
    answer: RecordKey
  }
  /** One map */
  'GET /api/detail/map': {
    query?: { key?: string }
    answer: MapRecord
  }
  /** One genetic marker */
  'GET /api/detail/marker': {
    query?: { key?: string; accession?: string }
    answer: MarkerRecord
  }
  /** The key of a genetic marker */
  'GET /api/detail/marker/lookup': {
    query?: { accession?: string }
    answer: RecordKey
  }
  /** One organization */
  'GET /api/detail/organization': {
    query?: { key?: string }
    answer: OrganizationRecord
  }
  /** One person */
  'GET /api/detail/person': {
    query?: { key?: string }
    answer: PersonRecord
  }
  /** One polymorphism */
  'GET /api/detail/polymorphism': {
    query?: { key?: string; name?: string; accession?: string }
    answer: PolymorphismRecord
  }
  /** The key of a polymorphism */
  'GET /api/detail/polymorphism/lookup': {
    query?: { name?: string; accession?: string }
    answer: RecordKey
  }
  /** One protein */
  'GET /api/detail/protein': {
    query?: { key?: string }
    answer: ProteinRecord
  }
  /** One protocol */
  'GET /api/detail/protocol': {
    query?: { key?: string; id?: string }
    answer: ProtocolRecord
  }
  /** The key of a protocol */
  'GET /api/detail/protocol/lookup': {
    query?: { id?: string }
    answer: RecordKey
  }
  /** One publication */
  'GET /api/detail/publication': {
    query?: { key?: string }
    answer: PublicationRecord
  }
  /** One sequence */
  'GET /api/detail/sequence': {
    query?: { key?: string }
    answer: SequenceRecord
  }
  /** One species */
  'GET /api/detail/species': {
    query?: { key?: string }
    answer: SpeciesRecord
  }
  /** One transposon */
  'GET /api/detail/transposon': {
    query?: { key?: string }
    answer: TransposonRecord
  }
  /** One transposon family */
  'GET /api/detail/transposonfamily': {
    query?: { key?: string }
    answer: TransposonfamilyRecord
  }
  /** One vector */
  'GET /api/detail/vector': {
    query?: { key?: string }
    answer: VectorRecord
  }
  /** Orthologs of a locus in other plants, as JSON by name of the locus or as text by the id of its tree */
  'GET /api/detail/locus/orthologs/{file}': {
    path: { file: string }
    query?: { name?: string }
    answer: LocusOrthologs
  }
  /** Paralogs of a locus, as JSON by name of the locus or as text by the id of its tree */
  'GET /api/detail/locus/paralogs/{file}': {
    path: { file: string }
    query?: { name?: string }
    answer: LocusParalogs
  }
  /** Genomic, transcript, coding and protein sequence of a gene model of a locus */
  'GET /api/detail/locus/sequences': {
    query: { model?: string; key: string }
    answer: LocusSequences
  }
  /** Expression of a locus in the samples of a data set, with every run */
  'GET /api/detail/locus/expression': {
    query: { dataSet?: string; key: string }
    answer: LocusExpression
  }
  /** A locus, the partners that most sources name, and the interactions among them */
  'GET /api/detail/locus/neighbourhood': {
    query: { key: string }
    answer: LocusNeighbourhood
  }
  /** Metabolic pathways of a locus, with their reactions and the genes of each */
  'GET /api/detail/locus/pathways': {
    query: { key: string }
    answer: LocusPathways
  }
  /** Texts of the UniProt entries of a locus, with the evidence of each */
  'GET /api/detail/locus/uniprot': {
    query: { key: string }
    answer: LocusUniprot
  }
  /** Variants of a VCF of the release within a locus, with their consequences for its gene models */
  'GET /api/detail/locus/variants': {
    query: { set?: string; key: string }
    answer: LocusVariants
  }
  /** Accessions that carry an allele of a variant within a locus */
  'GET /api/detail/locus/carriers': {
    query: { set?: string; position?: string; ref?: string; alt?: string; key: string }
    answer: LocusCarriers
  }
  /** Gene models and polymorphisms of the loci that the record is about, the first three of them */
  'GET /api/detail/germplasm/pictures': {
    query: { key: string }
    answer: GenePictures
  }
  /** Gene models and polymorphisms of the loci that the record is about, the first three of them */
  'GET /api/detail/polymorphism/pictures': {
    query: { key: string }
    answer: GenePictures
  }
  /** Copies of a transposon family, all of them or those that begin in a region */
  'GET /api/detail/transposonfamily/copies': {
    query: { region?: string; page?: number; pageSize?: number; cursor?: string; key: string }
    answer: FamilyCopies
  }
  /** Gene models and polymorphisms of the loci that the record is about, the first three of them */
  'GET /api/detail/gene/pictures': {
    query: { key: string }
    answer: GenePictures
  }
  /** The mmCIF file of a structure of a protein */
  'GET /api/detail/protein/structure': {
    query: { accession?: string; key: string }
    answer: StructureFile
  }
  /** Residues of a protein that variants of a VCF of the release change */
  'GET /api/detail/protein/variants': {
    query: { set?: string; key: string }
    answer: ProteinVariants
  }
  /** Where a keyword sits in its ontology: a path to the root, and its child terms */
  'GET /api/detail/keyword/tree': {
    query: { key: string }
    answer: KeywordTree
  }
  /** The child terms of a keyword, those with most loci first */
  'GET /api/detail/keyword/children': {
    query: { key: string }
    answer: KeywordChildren
  }
  /** Genes annotated to a keyword or to its child terms, with evidence and references */
  'GET /api/detail/keyword/genes': {
    query: { include_children?: "true" | "false"; evidence?: "any" | "experimental" | "computational" | "author" | "curator" | "not_stated"; page?: number; pageSize?: number; cursor?: string; key: string }
    answer: AnnotatedGenes
  }
  /** A picture of the plant coloured by the expression of a locus, or why there is none */
  'GET /api/expression/image/{dataSet}/{locus}': {
    path: { dataSet: "Abiotic_Stress" | "Abiotic_Stress_II" | "Biotic_Stress" | "Biotic_Stress_II" | "Chemical" | "Development_RMA" | "Developmental_Map" | "Developmental_Mutants" | "Embryo" | "Germination" | "Guard_Cell" | "Hormone" | "Klepikova_Atlas" | "Lateral_Root_Initiation" | "Light_Series" | "Natural_Variation" | "Regeneration" | "Root" | "Root_II" | "Seed" | "Shoot_Apex" | "Tissue_Specific"; locus: string }
    answer: NoExpressionImage
  }
  /** Loci whose expression over the samples of a data set correlates most with that of a locus */
  'GET /api/expression/similar/{dataSet}/{locus}': {
    path: { dataSet: string; locus: string }
    query?: { method?: "pearson" | "spearman" }
    answer: SimilarGenes
  }
  /** The tracks of the genome browser */
  'GET /api/genome/tracks': {
    answer: TrackList
  }
  /** A file of the genome browser, or a range of its bytes */
  'GET /api/genome/{release}/{file}': {
    path: { release: string; file: "genome.fa.gz" | "genome.fa.gz.fai" | "genome.fa.gz.gzi" | "genes.gff3.gz" | "genes.gff3.gz.tbi" | "coding.gff3.gz" | "coding.gff3.gz.tbi" | "noncoding.gff3.gz" | "noncoding.gff3.gz.tbi" | "transposon_genes.gff3.gz" | "transposon_genes.gff3.gz.tbi" | "transposons.gff3.gz" | "transposons.gff3.gz.tbi" | "insertions.gff3.gz" | "insertions.gff3.gz.tbi" | "markers.gff3.gz" | "markers.gff3.gz.tbi" }
    answer: string
  }
  /** A file of a track that the operator of the site has added, or a range of its bytes */
  'GET /api/genome/{release}/site/{file}': {
    path: { release: string; file: string }
    answer: string
  }
  /** The variants of a region as a VCF */
  'GET /api/genome/variants.vcf': {
    query: { set: string; loc: string }
    answer: string
  }
  /** Find records of one type by name, id or words */
  'POST /api/search/general': {
    body: GeneralSearchRequestInput
    answer: GeneralSearchAnswer
  }
  /** Find genes by the criteria of their form */
  'POST /api/search/gene': {
    query?: { key?: string }
    body: { searchTerms: Array<{ geneListUploadType: "AGI Locus IDs" | "AGI Gene IDs" } | { geneList: string } | { taxonName: "Arabidopsis thaliana" } | { searchType: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact" } | { searchBy: "Gene Name" | "Description" | "Phenotype" | "Uniprot ID" | "Locus TAIR Object ID" | "Gene TAIR Object ID" } | { detailSearchText: string } | { include_obsolete: boolean } | { keywordTerm: string } | { keywordId: string } | { include_children: boolean } | { keywordType: "func" | "proc" | "comp" | "stru" | "grow" } | { evidence: Array<"EXP" | "IEA" | "IEP" | "IGI" | "IMP" | "IPI" | "ISS" | "NAS" | "ND" | "TAS" | "IC" | "RCA" | "IBA" | "IBD" | "IKR" | "IRD" | "ISM" | "HDA" | "HEP" | "HGI" | "HMP" | "IDA" | "ISO" | "ISA" | "IGC" | "HTP" | "not_stated"> } | { geneModelType: Array<"antisense_long_noncoding_rna" | "antisense_rna" | "long_noncoding_rna" | "mirna" | "mirna_primary_transcript" | "novel_transcribed_region" | "other_rna" | "pre_trna" | "protein_coding" | "pseudogene" | "pseudogenic_trna" | "ribosomal_rna" | "small_nuclear_rna" | "small_nucleolar_rna" | "transposable_element_gene" | "unknown" | "uorf"> } | { advanced: Array<"has_literature" | "genetic_loci_only"> } | { chromosome: "1" | "2" | "3" | "4" | "5" | "C" | "M" | "chloroplast" | "mitochondrial" } | { mapType: "AGI" | "physical" | "classical" } | { startPos: number | string } | { endPos: number | string } | { gaUnit: "kbp" } | { lociMatchCount: number } | { geneModelCount: number }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<LocusHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find clones or vectors by the criteria of their form */
  'POST /api/search/dna': {
    query?: { key?: string }
    body: { searchTerms: Array<{ category: "clone" } | { searchTerms: Array<{ search_type?: "name" | "locus_name" | "gene_name" | "genbank" | "genbank_gi"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { restrictByFeatures: { vector_type?: string | Array<string>; insert_type?: string | Array<string>; clone_end_type?: string | Array<string>; is_sequenced?: boolean; is_genetic_marker?: boolean; is_on_map?: boolean; has_stock?: boolean; is_full_length_cds?: boolean } } | { mapLocation: { chromosome?: "1" | "2" | "3" | "4" | "5" | "C" | "M"; low_range?: number | string; high_range?: number | string } }> | Array<{ category: "vector" } | { searchTerms: Array<{ search_type?: "name" | "stock_number"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { restrictByFeatures: { vector_type?: string | Array<string>; has_stock?: boolean } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<CloneHit | VectorHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find keywords by the criteria of their form */
  'POST /api/search/keyword': {
    query?: { key?: string }
    body: { searchTerms: Array<{ searchTerms: { search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; kw_search_input?: string; go_id_search_inp?: string } } | { restrictCats: { go_cc?: boolean; go_bp?: boolean; go_mf?: boolean; po?: boolean; pat?: boolean; user?: boolean } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<KeywordHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find proteins by the criteria of their form */
  'POST /api/search/protein': {
    query?: { key?: string }
    body: { searchTerms: Array<{ nameSection: { nameBy?: "locus" | "symbol" | "genPeptId"; nameType?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; nameText?: string } } | { geneList: string } | { classType: Array<"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"> } | { physioSection: Array<{ type: "length" | "mw" | "pi"; min?: number; max?: number }> } | { domainSection: Array<{ quant_type?: "<" | ">" | "="; quant_number?: number; db_name?: "interpro" | "pfam" | "smart" | "panther" | "cdd" | "prosite" | "superfamily" | "gene3d" | "prints" | "ncbifam" | "tigrfams" | "pirsf" | "pirsr" | "hamap" | "sfld" | "funfam" | "antifam" | "alphafold" | "prodom" | "signalp" | "phobius" | "tmhmm" | "mobidb-lite" | "coils" | "seg"; db_acc_input?: string }> }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<ProteinHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find polymorphisms by the criteria of their form */
  'POST /api/search/polymorphism': {
    query?: { key?: string }
    body: { searchTerms: Array<{ searchTerms: Array<{ search_type?: "name" | "gene_names" | "locus_name" | "phenotypes" | "genbank_accession"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { is_genetic_marker: boolean } | { polymorphism_type: "substitution" | "insertion" | "deletion" | "INDEL" | "SNP" | "compound" | "digest_pattern" | "PCR_product_length" | Array<"substitution" | "insertion" | "deletion" | "INDEL" | "SNP" | "compound" | "digest_pattern" | "PCR_product_length"> } | { insertion_type: "short" | "T-DNA" | "transposant" | Array<"short" | "T-DNA" | "transposant"> } | { polymorphism_site: "gene" | "genic_region" | "intergenic_region" | Array<"gene" | "genic_region" | "intergenic_region"> } | { inheritence: "dominant" | "incompletely_dominant" | "recessive" | Array<"dominant" | "incompletely_dominant" | "recessive"> } | { construct_type: "antisense" | "activation_tag" | "cre-lox_recombination" | "enhancer_trap" | "gene_trap" | "over-expression" | "protein_fusion" | "promoter_reporter" | "promoter_trap" | "RNAi" | "simple_insert" | Array<"antisense" | "activation_tag" | "cre-lox_recombination" | "enhancer_trap" | "gene_trap" | "over-expression" | "protein_fusion" | "promoter_reporter" | "promoter_trap" | "RNAi" | "simple_insert"> } | { mutagen: string | Array<string> } | { allele_mode: "loss-of-function" | "hypermorphic" | "hypomorphic" | "antimorphic" | "gain-of-function" | "unknown" | Array<"loss-of-function" | "hypermorphic" | "hypomorphic" | "antimorphic" | "gain-of-function" | "unknown"> } | { poly_between: string | Array<string> } | { mapLocation: { chromosome?: "1" | "2" | "3" | "4" | "5" | "C" | "M"; low_range?: number | string; high_range?: number | string } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<PolymorphismHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find ecotypes by the criteria of their form */
  'POST /api/search/ecotype': {
    query?: { key?: string }
    body: { searchTerms: Array<{ searchTerms: Array<{ search_type?: "abbrev_name" | "full_name" | "description"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { restrictByFeatures: { country?: string | Array<string>; location_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; location_input?: string; habitat_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; habitat_input?: string } } | { near: { place?: string; latitude?: number; longitude?: number; radius_km?: number } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<EcotypeHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find people and labs by the criteria of their form */
  'POST /api/search/community': {
    query?: { key?: string }
    body: { searchTerms: Array<{ search_for: "person" | "organization" } | { search_org_type: "lab" | "stock_center" | "company" | "database" | "institute" | "committee" | "facility" | "collaboration" | "unknown" | "4_year_college" | "community_college" | "university" | "professional_society" | "foundation" | "center" | "high_school" | "middle_school" | "primary_school" | "project" | "education_outreach_program" | "other" } | { search_job_title: "Advisory Board Member" | "Assistant Professor" | "Associate Professor" | "Board Member" | "Coordinator" | "Curator" | "Director" | "Elementary School Student" | "Elementary School Teacher" | "Graduate Student" | "Group Leader" | "High School Student" | "High School Teacher" | "Lecturer" | "Librarian" | "Middle School Student" | "Middle School Teacher" | "Post-Doctoral Researcher" | "President" | "Professor" | "Programmer" | "Project Leader" | "Research Assistant" | "Research Associate" | "Research Fellow" | "Research Scientist" | "Secretary" | "Senior Lecturer" | "Senior Research Officer" | "Teacher" | "Undergraduate Student" | "Unknown" | "Other" } | { name: { search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string } } | { first_name: { search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string } } | { email: { search_method?: "exactly" | "exact"; search_input?: string } } | { city: { search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string } } | { state_code: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "PR" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT" } | { state_outside: { search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string } } | { country: string } | { url: { search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<CommunityHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find germplasms by the criteria of their form */
  'POST /api/search/germplasm': {
    query?: { key?: string }
    body: { searchTerms: Array<{ searchType: { type_search_by?: "individual_line" | "individual_pool" | "set_of_lines" | "set_of_pools" } } | { searchTerms: { species_search_by?: string | Array<string>; search_type?: "gene_name" | "name" | "phenotypes"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string } | Array<{ species_search_by?: string | Array<string>; search_type?: "gene_name" | "name" | "phenotypes"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { searchAlleles: Array<{ method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; input?: string; zygosity?: "homozygous" | "heterozygous" | "hemizygous" }> } | { restrictByFeatures: { isAbrcStock?: boolean; hasPoly?: boolean; isTransgenic?: boolean; hasImages?: boolean; cc_ploidy?: "2n" | "not_2n"; background_ecotype?: string | Array<string>; mutagen?: string | Array<string>; insertionTypes?: "short" | "T-DNA" | "transposant" | Array<"short" | "T-DNA" | "transposant">; constructTypes?: "antisense" | "activation_tag" | "cre-lox_recombination" | "enhancer_trap" | "gene_trap" | "over-expression" | "protein_fusion" | "promoter_reporter" | "promoter_trap" | "RNAi" | "simple_insert" | Array<"antisense" | "activation_tag" | "cre-lox_recombination" | "enhancer_trap" | "gene_trap" | "over-expression" | "protein_fusion" | "promoter_reporter" | "promoter_trap" | "RNAi" | "simple_insert"> } } | { mapLocation: { chromosome?: "1" | "2" | "3" | "4" | "5" | "C" | "M"; low_range?: number | string; high_range?: number | string } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<GermplasmHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find markers by the criteria of their form */
  'POST /api/search/marker': {
    query?: { key?: string }
    body: { searchTerms: Array<{ searchTerms: Array<{ search_type?: "marker_name" | "gene_name" | "locus_name"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { marker_type: "all_PCR" | "CAPS" | "SSLP" | "AFLP" | "RFLP" | "RAPD" | "hyb_based" | Array<"all_PCR" | "CAPS" | "SSLP" | "AFLP" | "RFLP" | "RAPD" | "hyb_based"> } | { poly_between_1: "Ws" | "Nd" | "No" | "Rld" | "Ler" | "Col" | "C24" | "Cvi" | "En" | "Be" } | { poly_between_2: "Ws" | "Nd" | "No" | "Rld" | "Ler" | "Col" | "C24" | "Cvi" | "En" | "Be" } | { mapLocation: { chromosome?: "1" | "2" | "3" | "4" | "5" | "C" | "M"; low_range?: number | string; high_range?: number | string } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<MarkerHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find transposons by the criteria of their form */
  'POST /api/search/transposon': {
    query?: { key?: string }
    body: { searchTerms: Array<{ type_name: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact" } | { input_name: string } | { type_family: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact" } | { input_family: string } | { type_super: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact" } | { input_super: string }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<TransposonHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find publications by the criteria of their form */
  'POST /api/search/publication': {
    query?: { key?: string }
    body: { searchTerms: Array<{ searchTerms: Array<{ search_type?: "authors" | "pubName" | "title_abstract" | "loci" | "pubmedId" | "doi"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { year_from: "present" | number | string } | { year_to: "present" | number | string } | { publication_type: "all" | "book" | "research_article" | "review" | "dissertation" | "press_article" | "comment" | "abstract" | "book_chapter" | "erratum" } | { keywordTerms: { keyword_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; keyword_term?: string; keyword_types?: Array<"func" | "proc" | "comp" | "grow" | "stru" | "meth" | "user"> } } | { keyword_id: number } | { keyword_name: string } | { with_children: boolean } | { recently_modified: boolean }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<PublicationHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find microarray elements by the criteria of their form */
  'POST /api/search/gene/microarray': {
    query?: { key?: string }
    body: { searchTerms: Array<{ genes: { keys: Array<number> } | { search: { searchText: string; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> } | { searchTerms: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> }; except?: Array<number> } } | { platform: "Affymetrix ATH1" | "CATMA" | "Agilent G2519F-021169" }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<ArrayElementHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find gene descriptions by the criteria of their form */
  'POST /api/search/gene/descriptions': {
    query?: { key?: string }
    body: { searchTerms: Array<{ genes: { keys: Array<number> } | { search: { searchText: string; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> } | { searchTerms: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> }; except?: Array<number> } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<GeneHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find protocols by the criteria of their form */
  'POST /api/search/protocol': {
    query?: { key?: string }
    body: { searchTerms: Array<{ searchTerms: Array<{ search_type?: "description" | "title" | "authors"; search_method?: "contains" | "starts_with" | "starts" | "starts with" | "exactly" | "exact"; search_input?: string }> } | { keywords: Array<"Agrobacterium-mediated transformation" | "cell culture" | "chromatin immunoprecipitation" | "confocal microscopy" | "crossing" | "DNA extraction" | "electron microscopy" | "enzyme assay" | "flow cytometry" | "gel electrophoresis" | "genetic mapping" | "genotyping" | "grafting" | "histochemical staining" | "immunolocalization" | "in situ hybridization" | "mass spectrometry" | "metabolite profiling" | "microarray hybridization" | "mutagenesis" | "Northern blot" | "organelle isolation" | "PCR" | "plant growth" | "protein extraction" | "protoplast isolation" | "RNA extraction" | "Southern blot" | "yeast two-hybrid assay"> }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<ProtocolHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find annotations by the criteria of their form */
  'POST /api/search/annotation': {
    query?: { key?: string }
    body: { searchTerms: Array<{ genes: { keys: Array<number> } | { search: { searchText: string; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> } | { searchTerms: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> }; except?: Array<number> } } | { keyword_types: Array<"func" | "proc" | "comp" | "grow" | "stru" | "meth" | "user"> } | { locus_name: string } | { gene_name: string } | { keyword_id: number } | { keyword_name: string } | { with_children: boolean } | { exclude_negated: boolean } | { evidence: Array<"EXP" | "IEA" | "IEP" | "IGI" | "IMP" | "IPI" | "ISS" | "NAS" | "ND" | "TAS" | "IC" | "RCA" | "IBA" | "IBD" | "IKR" | "IRD" | "ISM" | "HDA" | "HEP" | "HGI" | "HMP" | "IDA" | "ISO" | "ISA" | "IGC" | "HTP" | "not_stated"> } | { reference_id: number }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<AnnotationHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find locus history entries by the criteria of their form */
  'POST /api/search/gene/locus_history': {
    query?: { key?: string }
    body: { searchTerms: Array<{ genes: { keys: Array<number> } | { search: { searchText: string; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> } | { searchTerms: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> }; except?: Array<number> } }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<LocusHistoryHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Find insertion lines by the criteria of their form */
  'POST /api/search/mutant': {
    query?: { key?: string }
    body: { searchTerms: Array<{ genes: { keys: Array<number> } | { search: { searchText: string; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> } | { searchTerms: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> }; except?: Array<number> } } | { locus_name: string } | { line: string }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<MutantHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Count annotations for a record page */
  'POST /api/search/free/annotation': {
    query?: { key?: string }
    body: { searchTerms: Array<{ genes: { keys: Array<number> } | { search: { searchText: string; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> } | { searchTerms: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> }; except?: Array<number> } } | { keyword_types: Array<"func" | "proc" | "comp" | "grow" | "stru" | "meth" | "user"> } | { locus_name: string } | { gene_name: string } | { keyword_id: number } | { keyword_name: string } | { with_children: boolean } | { exclude_negated: boolean } | { evidence: Array<"EXP" | "IEA" | "IEP" | "IGI" | "IMP" | "IPI" | "ISS" | "NAS" | "ND" | "TAS" | "IC" | "RCA" | "IBA" | "IBD" | "IKR" | "IRD" | "ISM" | "HDA" | "HEP" | "HGI" | "HMP" | "IDA" | "ISO" | "ISA" | "IGC" | "HTP" | "not_stated"> } | { reference_id: number }>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<AnnotationHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** List gene class symbols */
  'POST /api/search/genesymbol': {
    query?: { key?: string }
    body: { searchTerms: Array<Record<string, unknown>>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<GenesymbolHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** List transposon families */
  'POST /api/search/transposonfamily': {
    query?: { key?: string }
    body: { searchTerms: Array<Record<string, unknown>>; key?: string; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }
    answer: { docs: Array<TransposonfamilyHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }
  }
  /** Count and find the records of every type that match a text, and the one with exactly that name */
  'POST /api/search/everything': {
    body: EverythingRequestInput
    answer: EverythingAnswer
  }
  /** The search of an id */
  'GET /api/searches/{id}': {
    path: { id: string }
    answer: SavedSearch
  }
  /** All rows of a saved search as a file */
  'GET /api/export/{category}': {
    path: { category: string }
    query: { search: string; format?: "tsv" | "exact" | "jsonl" | "csv" }
    answer: string
  }
  /** Count the records that the criteria of a search form match */
  'POST /api/match-counts/{category}': {
    path: { category: "dna" | "ecotype" | "genes" | "germplasm" | "keyword" | "markers" | "community" | "polyallele" | "protein" | "protocol" | "publication" | "transposon" | "vector" }
    body: MatchCountRequestInput
    answer: MatchCountAnswer
  }
  /** List the values that records have, for a search form to choose from */
  'GET /api/search-options/{category}': {
    path: { category: "dna" | "ecotype" | "genes" | "germplasm" | "keyword" | "markers" | "community" | "polyallele" | "protein" | "protocol" | "publication" | "transposon" | "vector" }
    answer: OptionListsAnswer
  }
  /** List the ecotypes that the germplasm form offers */
  'GET /api/lists/germplasm_ecotypes': {
    answer: Array<string>
  }
  /** List the ecotypes that the polyallele form offers */
  'GET /api/lists/polymorphism_ecotypes': {
    answer: Array<string>
  }
  /** Count what several searches or lists have in common; nothing is stored */
  'POST /api/search-combinations': {
    body: CombinationRequestInput
    answer: CombinationAnswer
  }
  /** Questions with words to change, and the searches that answer them */
  'GET /api/questions': {
    answer: QuestionsAnswer
  }
  /** The historical list of gene families */
  'GET /api/browse/gene_family': {
    answer: GeneFamilies
  }
  /** A gene family with its genes */
  'GET /api/browse/gene_family/{code}': {
    path: { code: string }
    answer: GeneFamilyPage
  }
  /** The names of all microarray experiments */
  'GET /api/browse/microarray_experiments.json': {
    answer: MicroarrayExperimentNames
  }
  /** A microarray experiment with its slides and array designs */
  'GET /api/browse/microarray_experiment': {
    query: { name: string }
    answer: MicroarrayExperiment
  }
  /** Which records a list of IDs refers to */
  'POST /api/resolve': {
    body: ResolveRequestInput
    answer: ResolveAnswer
  }
  /** Records of one kind by their names, one row for each */
  'POST /api/records': {
    body: RecordsRequestInput
    answer: RecordsAnswer
  }
  /** What the genes of a short or stored list have in common */
  'GET /api/enrichment': {
    query?: { source?: string; background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; expressedIn?: string; evidence?: string; min?: number; max?: number; correction?: "bh" | "bonferroni" | "by"; alpha?: number; unannotated?: "0" | "1"; list?: string; backgroundList?: string; items?: string }
    answer: EnrichmentAnswer | SourceAnswers
  }
  /** What the genes of a list have in common */
  'POST /api/enrichment': {
    body: EnrichmentRequestInput
    answer: EnrichmentAnswer | SourceAnswers
  }
  /** All tests of a short or stored list as a file */
  'GET /api/enrichment/file': {
    query?: { source?: string; background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; expressedIn?: string; evidence?: string; min?: number; max?: number; correction?: "bh" | "bonferroni" | "by"; alpha?: number; unannotated?: "0" | "1"; list?: string; backgroundList?: string; items?: string }
    answer: string
  }
  /** All tests of a list as a file */
  'POST /api/enrichment/file': {
    body: EnrichmentRequestInput
    answer: string
  }
  /** The genes of a short or stored list behind a term, with evidence and papers */
  'GET /api/enrichment/genes': {
    query: { source?: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; expressedIn?: string; evidence?: string; min?: number; max?: number; correction?: "bh" | "bonferroni" | "by"; alpha?: number; unannotated?: "0" | "1"; list?: string; backgroundList?: string; items?: string; term: string }
    answer: TermGenes
  }
  /** The genes of a list behind a term, with evidence and papers */
  'POST /api/enrichment/genes': {
    body: TermGenesRequestInput
    answer: TermGenes
  }
  /** The loci of a short or stored list behind any and behind all of some terms */
  'GET /api/enrichment/loci': {
    query: { source?: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; expressedIn?: string; evidence?: string; min?: number; max?: number; correction?: "bh" | "bonferroni" | "by"; alpha?: number; unannotated?: "0" | "1"; list?: string; backgroundList?: string; items?: string; terms: string }
    answer: TermLoci
  }
  /** The loci of a list behind any and behind all of some terms */
  'POST /api/enrichment/loci': {
    body: TermLociRequestInput
    answer: TermLoci
  }
  /** The significant terms of a short or stored list and what joins them */
  'GET /api/enrichment/graph': {
    query?: { source?: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; expressedIn?: string; evidence?: string; min?: number; max?: number; correction?: "bh" | "bonferroni" | "by"; alpha?: number; unannotated?: "0" | "1"; list?: string; backgroundList?: string; items?: string }
    answer: TermGraph
  }
  /** The significant terms of a list and what joins them */
  'POST /api/enrichment/graph': {
    body: TermGraphRequestInput
    answer: TermGraph
  }
  /** What the genes of several stored lists have in common, side by side */
  'GET /api/enrichment/lists': {
    query: { source?: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; expressedIn?: string; evidence?: string; min?: number; max?: number; correction?: "bh" | "bonferroni" | "by"; alpha?: number; unannotated?: "0" | "1"; of: string; backgroundList?: string }
    answer: ListsEnrichment
  }
  /** Whether MAFFT is installed, and its version */
  'GET /api/alignment/service': {
    answer: AlignmentService
  }
  /** Align proteins with MAFFT */
  'POST /api/services/alignment': {
    body: AlignmentRequestInput
    answer: StartedRun
  }
  /** Genes of a list with their insertion lines, best first */
  'GET /api/mutants': {
    query?: { list?: string; items?: string; "is.part"?: string; "not.part"?: string; "is.zygosity"?: string; "not.zygosity"?: string; "is.is_deposited"?: string; "not.is_deposited"?: string; "is.collection"?: string; "not.collection"?: string; "is.is_only_gene"?: string; "not.is_only_gene"?: string; alleles?: "two" | "all"; genes?: "all" | "with" | "without"; from?: number; size?: number; cursor?: string }
    answer: MutantsAnswer
  }
  /** Insertion lines of a list as a file */
  'GET /api/mutants/file': {
    query?: { list?: string; items?: string; "is.part"?: string; "not.part"?: string; "is.zygosity"?: string; "not.zygosity"?: string; "is.is_deposited"?: string; "not.is_deposited"?: string; "is.collection"?: string; "not.collection"?: string; "is.is_only_gene"?: string; "not.is_only_gene"?: string; alleles?: "two" | "all"; genes?: "all" | "with" | "without" }
    answer: string
  }
  /** Expression of the genes of a list in the samples of a data set */
  'GET /api/expression': {
    query?: { list?: string; items?: string; dataSet?: string; organ?: string }
    answer: ExpressionMatrix
  }
  /** Data sets that tell where a gene is expressed, with their organs and samples */
  'GET /api/expression/samples': {
    answer: ExpressionSamples
  }
  /** Expression of the genes of a list as a file */
  'GET /api/expression/file': {
    query?: { list?: string; items?: string; dataSet?: string; organ?: string }
    answer: string
  }
  /** Interactions among the genes of a list, with every statement about them */
  'GET /api/network': {
    query?: { list?: string; items?: string; kind?: string; source?: string; method?: string; evidence?: "any" | "paper"; groups?: "biological process" | "molecular function" | "cellular component"; mark?: string }
    answer: NetworkAnswer
  }
  /** The number of interactions among the genes of a list beside that of random genes with as many partners */
  'GET /api/network/expected': {
    query?: { list?: string; items?: string }
    answer: NetworkExpected
  }
  /** Interactions among the genes of a list as a file */
  'GET /api/network/file': {
    query?: { list?: string; items?: string; kind?: string; source?: string; method?: string; evidence?: "any" | "paper"; format?: "mitab" | "graphml" }
    answer: string
  }
  /** Binding motifs of transcription factors in the promoters of a list, compared with those of other genes */
  'GET /api/motifs': {
    query?: { list?: string; items?: string; within?: "500" | "1000"; background?: "coding" | "all"; folded?: "0" | "1"; size?: number }
    answer: MotifsAnswer
  }
  /** Where some motifs have sites in the promoters of a list */
  'GET /api/motifs/sites': {
    query: { list?: string; items?: string; within?: "500" | "1000"; background?: "coding" | "all"; motif: string }
    answer: MotifSites
  }
  /** All tested motifs of a list as a file */
  'GET /api/motifs/file': {
    query?: { list?: string; items?: string; within?: "500" | "1000"; background?: "coding" | "all" }
    answer: string
  }
  /** Genes of a list with their orthologs in a species */
  'GET /api/orthologs': {
    query?: { list?: string; items?: string; species?: string; from?: number; size?: number; cursor?: string }
    answer: OrthologsAnswer
  }
  /** Orthologs of a list in a species as a file */
  'GET /api/orthologs/file': {
    query?: { list?: string; items?: string; species?: string; format?: "tsv" | "csv" }
    answer: string
  }
  /** Records that match a partly typed name */
  'GET /api/suggest': {
    query: { text: string; category?: "genes" | "dna" | "keyword" | "protein" | "polyallele" | "ecotype" | "community" | "germplasm" | "markers" | "vector" | "transposon" | "publication" | "everything" }
    answer: SuggestAnswer
  }
  /** Ontology terms that match a partly typed name or id and that loci are annotated to */
  'GET /api/suggest/terms': {
    query: { text: string }
    answer: TermSuggestAnswer
  }
  /** The items that a list would have; nothing is stored */
  'POST /api/list-items': {
    body: ListSourceInput
    answer: ListedItems
  }
  /** How many items each part of a comparison has */
  'POST /api/list-overlaps': {
    body: OverlapsRequestInput
    answer: OverlapsAnswer
  }
  /** The items of a content and what they are in this release */
  'GET /api/list-contents/{id}': {
    path: { id: string }
    query?: { from?: number; size?: number; cursor?: string }
    answer: ContentPage
  }
  /** All items of a content as a file */
  'GET /api/list-contents/{id}/file': {
    path: { id: string }
    query?: { format?: "txt" | "tsv" | "jsonl" }
    answer: string
  }
  /** Groups of the plant GO slim that the loci of a list are in, beside those of the genome */
  'GET /api/list-contents/{id}/groups': {
    path: { id: string }
    answer: ListGroups
  }
  /** The loci of a list behind a group, with the terms that put them there */
  'GET /api/list-contents/{id}/groups/genes': {
    path: { id: string }
    query: { from?: number; size?: number; cursor?: string; aspect: "biological process" | "molecular function" | "cellular component"; group: string }
    answer: GroupGenes
  }
  /** The loci of a list on the chromosomes */
  'GET /api/list-contents/{id}/places': {
    path: { id: string }
    query?: { region?: string }
    answer: ListPlaces
  }
  /** Symbol, full name and description of loci, for lists of codes */
  'POST /api/locus-names': {
    body: LocusNamesRequestInput
    answer: LocusNames
  }
  /** Sequences of loci or gene models in FASTA, or their places in GFF3 or BED */
  'POST /api/search/sequences': {
    query?: { key?: string }
    body: SequenceRequestInput
    answer: string
  }
  /** The contents of a download folder */
  'GET /api/download-files/list': {
    query?: { dir?: string }
    answer: DownloadListing
  }
  /** A file of the downloads, or a range of its bytes */
  'GET /api/download-files/download': {
    query: { filePath: string }
    answer: string
  }
  /** Columns and first rows of a Parquet file */
  'GET /api/download-files/preview': {
    query: { filePath: string }
    answer: FilePreview
  }
  /** A page of help or another text of the site */
  'GET /api/texts/{name}': {
    path: { name: string }
    answer: { name: string; title: string; lead: string; sections: Array<{ id: string; title: string; nodes: Array<RichNode> }> }
  }
  /** A picture of a text */
  'GET /api/texts/pictures/{file}': {
    path: { file: string }
    query?: { v?: string }
    answer: string
  }
  /** News, newest first */
  'GET /api/news/breakingnews': {
    query: { type: "short" | "full"; period?: "curr" | "prev" }
    answer: Array<NewsItem>
  }
  /** One news item of any age */
  'GET /api/news/items/{id}': {
    path: { id: number }
    answer: NewsItem
  }
  /** Conferences and courses */
  'GET /api/news/events': {
    answer: Array<CommunityEvent>
  }
  /** Open positions */
  'GET /api/news/jobs': {
    answer: Array<JobPosting>
  }
  /** The text of a position that is read on this site */
  'GET /api/news/view-job': {
    query: { file: string }
    answer: string
  }
  /** News, events or jobs as RSS 2.0 */
  'GET /api/news/rss/{name}': {
    path: { name: "breakingnews" | "events" | "jobs" }
    answer: string
  }
  /** Organizations by a part of their name */
  'GET /api/labs/search': {
    query: { labName: string }
    answer: Array<LabRow>
  }
  /** Whether a gene class symbol is taken */
  'GET /api/gene_class_symbol/search': {
    query: { geneClassSymbol: string }
    answer: Array<TakenSymbol>
  }
  /** Loci that match a partly typed name */
  'GET /api/gene_class_symbol/gene-search': {
    query: { searchTerm: string }
    answer: Array<GeneSuggestion>
  }
  /** Publications by title, PubMed id or DOI */
  'GET /api/gene_class_symbol/publication-search': {
    query: { searchTerm: string }
    answer: Array<PublicationSuggestion>
  }
  /** A paper by PubMed id or DOI */
  'GET /api/paper-annotations/papers': {
    query: { of: string }
    answer: AnnotatedPaper
  }
  /** Whether the caller must log in to run a premium tool, and whether a run takes a unit */
  'GET /api/runs/access': {
    answer: RunAccess
  }
  /** Progress and result of a run */
  'GET /api/runs/{token}': {
    path: { token: string }
    answer: RunStatus
  }
  /** The options of a run, as its tool takes them */
  'GET /api/runs/{token}/options': {
    path: { token: string }
    answer: Record<string, unknown>
  }
  /** A file of a finished run */
  'GET /api/runs/{token}/files/{name}': {
    path: { token: string; name: string }
    answer: string
  }
  /** Search sequences for a pattern */
  'POST /api/services/patmatch': {
    body: PatternRequestInput
    answer: StartedRun
  }
  /** Hits of a pattern search by gene */
  'GET /api/runs/{token}/patmatch/genes': {
    path: { token: string }
    query?: { offset?: number; limit?: number; sort?: "name" | "count"; cursor?: string }
    answer: PatternGenes
  }
  /** Loci in which a pattern search found something */
  'GET /api/runs/{token}/patmatch/loci': {
    path: { token: string }
    answer: PatternLoci
  }
  /** The BLAST service: its version, its databases and its limits */
  'GET /api/blast/service': {
    answer: BlastService
  }
  /** Search sequences with NCBI BLAST+; takes JSON or a posted form */
  'POST /api/services/blast': {
    body: BlastFieldsInput
    answer: StartedRun
  }
  /** The hits of a BLAST search, of all queries or of one */
  'GET /api/runs/{token}/blast': {
    path: { token: string }
    query?: { query?: number }
    answer: BlastResult
  }
  /** One alignment of a BLAST search */
  'GET /api/runs/{token}/blast/alignments/{line}': {
    path: { token: string; line: number }
    answer: BlastAlignment
  }
  /** Where a hit lies on the genome, and the gene that it lies in */
  'GET /api/runs/{token}/blast/hits/{number}/picture': {
    path: { token: string; number: number }
    answer: HitPicture
  }
  /** The result of a BLAST search as a file */
  'GET /api/runs/{token}/blast/files/{format}': {
    path: { token: string; format: "text" | "tsv" | "xml" | "gff3" | "fasta" | "archive" }
    answer: string
  }
  /** The public summary of a record */
  'GET /api/summary/{kind}/{id}': {
    path: { kind: "analysisreference" | "arrayelement" | "clone" | "cloneend" | "communication" | "ecotype" | "gene" | "genesymbol" | "germplasm" | "hoststrain" | "keyword" | "library" | "locus" | "map" | "marker" | "organization" | "person" | "polymorphism" | "protein" | "protocol" | "publication" | "sequence" | "species" | "transposon" | "transposonfamily" | "vector"; id: string }
    answer: PublicSummary
  }
  /** Every release that was published, and how many records it changed */
  'GET /api/releases': {
    answer: ReleaseList
  }
  /** What a release changed, by kind and section */
  'GET /api/releases/{releaseId}': {
    path: { releaseId: string }
    answer: ReleaseChanges
  }
  /** Every record that a release added, removed or changed, as a file */
  'GET /api/releases/{releaseId}/changes': {
    path: { releaseId: string }
    query?: { format?: "tsv" | "json"; kind?: "locus" | "germplasm" | "publication" | "genesymbol" | "polymorphism" | "analysisreference" | "communication" | "species" | "ecotype" | "transposonfamily" | "gene" | "protein" | "transposon" | "map" | "marker" | "keyword" | "sequence" | "hoststrain" | "vector" | "library" | "clone" | "cloneend" | "protocol" | "arrayelement" }
    answer: string
  }
  /** What the releases changed in a record, newest first */
  'GET /api/record-changes/{kind}/{key}': {
    path: { kind: "locus" | "germplasm" | "publication" | "genesymbol" | "polymorphism" | "analysisreference" | "communication" | "species" | "ecotype" | "transposonfamily" | "gene" | "protein" | "transposon" | "map" | "marker" | "keyword" | "sequence" | "hoststrain" | "vector" | "library" | "clone" | "cloneend" | "protocol" | "arrayelement"; key: string }
    answer: RecordHistory
  }
  /** A record in the release that answers and in the one before, fact by fact */
  'GET /api/record-states/{kind}/{key}': {
    path: { kind: "locus" | "germplasm" | "publication" | "genesymbol" | "polymorphism" | "analysisreference" | "communication" | "species" | "ecotype" | "transposonfamily" | "gene" | "protein" | "transposon" | "map" | "marker" | "keyword" | "sequence" | "hoststrain" | "vector" | "library" | "clone" | "cloneend" | "protocol" | "arrayelement"; key: string }
    answer: RecordStates
  }
}

export type AlignmentRequestInput = { /** Loci, gene models, symbols or UniProt accessions, 2 to 50; or sequences in FASTA. */ proteins: string | Array<string>; /** Whether the caller, if logged in, is e-mailed when it finishes. */ sendMail?: boolean }

export type AlignmentService = { /** Of MAFFT; null if it is not installed. */ version: string | null }

export type AnalysisreferenceRecord = { referenceId: number; name: string; parameters: string | null; outputDefinitionCriteria: string | null; dateRun: string | null; isNucleotide: boolean | null; isPeptide: boolean | null; programName: string | null; description: string | null; softwareFunction: string | null; source: string | null; author: string | null; dateReleased: string | null; version: string | null; websites: Array<{ websiteName: string; url: string }>; isMadeUp?: true }

export type AnnotatedGene = { name: string; locus: RecordRef | null; symbol: string | null; fullName: string | null; annotationCount: number; annotations: Array<GeneAnnotation> }

export type AnnotatedGenes = { counts: Array<{ evidence: "any" | "experimental" | "computational" | "author" | "curator" | "not_stated"; annotationCount: number; geneCount: number; locusCount: number }>; genes: Array<AnnotatedGene>; /** The cursor of the next page; null after the last one, and if no rows were requested. */ next: string | null }

export type AnnotatedPaper = { pubmedId: number; referenceId: number; title: string | null; authors: Array<string>; journal: string | null; year: number | null; doi: string | null }

export type AnnotationHit = { id: number; locus_name: string; locusId: number | null; gene_name: string | null; gene_id: number | null; symbol: string | null; symbolFull: string | null; keyword: string; keyword_id: number; gopoId: string | null; keywordTypeFull: "molecular function" | "biological process" | "cellular component" | "growth and developmental stages" | "plant structure" | "method" | "user-defined"; relationshipType: string | null; evidenceCodeFull: string | null; description: string | null; evidenceWith: string | null; reference_id: Array<number>; references: Array<{ label: string; record: RecordRef | null; pubmedId: number | null; publicationYear: number | null; referenceType: "publication" | "analysisreference" | "communication"; authors: Array<string>; evidenceWith: string | null }>; authors: Array<string>; publicationYear: number | null; dateLastModified: string | null; annotatedBy: string | null; annotatedByType: "person" | "organization" | null; community_id: number | null }

export type ArrayElementHit = { arrayElementId: number; probeName: string; locus: Array<string>; annotation: string | null; organism: string | null; probeType: string | null; isControl: boolean | null; isAmbiguous: boolean }

export type ArrayElementRecord = { arrayElementId: number; name: string; tairAccession: string | null; type: string | null; isControl: boolean | null; isAmbiguous: boolean; organism: string | null; description: string | null; sequence: RecordRef | null; locus: Array<{ locus: RecordRef; description: string | null; organism: string | null }>; avgIntensity: number | null; avgIntensityStdError: number | null; avgLogRatio: number | null; avgLogRatioStdError: number | null; avgSignalPercentile: number | null; avgSignalPercentileStdError: number | null; slides: Array<{ name: string; signal: number | null; signalPercentile: number | null; experimentName: string | null }>; experiments: Array<{ name: string }>; arrayDesigns: Array<{ name: string; manufacturer: string | null; platformType: string | null; numSpots: number | null }>; sameName: Array<RecordRef>; isMadeUp?: true }

export type BestMatch = { record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line"; symbol: string | null; fullName: string | null; description: string | null; facts: Array<string> }

export type BlastAlignment = { line: number; query: string; midline: string; subject: string }

export type BlastFieldsInput = { Algorithm: "blastn" | "blastp" | "blastx" | "tblastn" | "tblastx"; default_db?: string; /** One database or several, which are searched together. */ BlastTargetSet: "Araport11_cdna_20220914" | "Araport11_cds_20220914" | "Araport11_gene_20220914" | "Araport11_3_utr_20220914" | "Araport11_5_utr_20220914" | "Araport11_intron_20220914" | "Araport11_intergenic_20220914" | "Araport11_upstream_500_20220914" | "Araport11_upstream_1000_20220914" | "Araport11_upstream_3000_20220914" | "Araport11_downstream_500_20220914" | "Araport11_downstream_1000_20220914" | "Araport11_downstream_3000_20220914" | "TAIR10_genome" | "TAIR10_cds" | "GenBank_At_DNA" | "GenBank_plants_DNA" | "Araport11_pep_20220914" | "TAIR10_pep" | "GenBank_At_protein" | "GenBank_plants_protein" | Array<"Araport11_cdna_20220914" | "Araport11_cds_20220914" | "Araport11_gene_20220914" | "Araport11_3_utr_20220914" | "Araport11_5_utr_20220914" | "Araport11_intron_20220914" | "Araport11_intergenic_20220914" | "Araport11_upstream_500_20220914" | "Araport11_upstream_1000_20220914" | "Araport11_upstream_3000_20220914" | "Araport11_downstream_500_20220914" | "Araport11_downstream_1000_20220914" | "Araport11_downstream_3000_20220914" | "TAIR10_genome" | "TAIR10_cds" | "GenBank_At_DNA" | "GenBank_plants_DNA" | "Araport11_pep_20220914" | "TAIR10_pep" | "GenBank_At_protein" | "GenBank_plants_protein">; /** Type of the input: a sequence. */ textbox: "seq"; /** One or more sequences: raw, FASTA, GCG or RSF. */ QueryText: string; QueryFilter?: "T" | "F"; ReplyFormat?: "HTML" | "TEXT"; Comment?: string; ReplyTo?: "" | string; GappedAlignment?: "T" | "F"; ReplyVia?: "BROWSER" | "EMAIL-MESSAGE"; Matrix?: "" | "blosum45" | "blosum50" | "blosum62" | "blosum80" | "blosum90" | "pam30" | "pam70" | "pam250"; MaxScores?: string | number; MaxAlignments?: string | number; NucleicMismatch?: string | number; NucleicMatch?: string | number; OpenPenalty?: string | number; ExtendPenalty?: string | number; ExtensionThreshold?: string | number; WordSize?: string | number; Expectation?: "1" | "10" | "100" | "1000" | "0.0001" | "0.001" | "0.01" | "0.1" | number; QueryGeneticCode?: string | number }

export type BlastOptions = { program: "blastn" | "blastp" | "blastx" | "tblastn" | "tblastx"; databases: Array<"Araport11_cdna_20220914" | "Araport11_cds_20220914" | "Araport11_gene_20220914" | "Araport11_3_utr_20220914" | "Araport11_5_utr_20220914" | "Araport11_intron_20220914" | "Araport11_intergenic_20220914" | "Araport11_upstream_500_20220914" | "Araport11_upstream_1000_20220914" | "Araport11_upstream_3000_20220914" | "Araport11_downstream_500_20220914" | "Araport11_downstream_1000_20220914" | "Araport11_downstream_3000_20220914" | "TAIR10_genome" | "TAIR10_cds" | "GenBank_At_DNA" | "GenBank_plants_DNA" | "Araport11_pep_20220914" | "TAIR10_pep" | "GenBank_At_protein" | "GenBank_plants_protein">; queries: string; isFiltered: boolean; isGapped: boolean; matrix: "blosum45" | "blosum50" | "blosum62" | "blosum80" | "blosum90" | "pam30" | "pam70" | "pam250" | null; maxScores: number; maxAlignments: number; match: number; mismatch: number; gapOpen: number | null; gapExtend: number | null; threshold: number | null; wordSize: number | null; expectation: "1" | "10" | "100" | "1000" | "0.0001" | "0.001" | "0.01" | "0.1"; geneticCode: 1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12 | 13 | 14 | 15; comment: string; isText: boolean; maxSeconds: number }

export type BlastResult = { options: BlastOptions; databases: Array<{ id: "Araport11_cdna_20220914" | "Araport11_cds_20220914" | "Araport11_gene_20220914" | "Araport11_3_utr_20220914" | "Araport11_5_utr_20220914" | "Araport11_intron_20220914" | "Araport11_intergenic_20220914" | "Araport11_upstream_500_20220914" | "Araport11_upstream_1000_20220914" | "Araport11_upstream_3000_20220914" | "Araport11_downstream_500_20220914" | "Araport11_downstream_1000_20220914" | "Araport11_downstream_3000_20220914" | "TAIR10_genome" | "TAIR10_cds" | "GenBank_At_DNA" | "GenBank_plants_DNA" | "Araport11_pep_20220914" | "TAIR10_pep" | "GenBank_At_protein" | "GenBank_plants_protein"; label: string; /** Sequences that the database held of those that are annotated; of the genome, bases. */ coverage: { held: number; of: number } | null }>; /** Version of BLAST+ that searched. */ version: string; queries: Array<{ name: string; length: number; hits: number }>; hits: Array<{ number: number; /** Index in `queries`. */ query: number; /** The database that the sequence is in. */ database: "Araport11_cdna_20220914" | "Araport11_cds_20220914" | "Araport11_gene_20220914" | "Araport11_3_utr_20220914" | "Araport11_5_utr_20220914" | "Araport11_intron_20220914" | "Araport11_intergenic_20220914" | "Araport11_upstream_500_20220914" | "Araport11_upstream_1000_20220914" | "Araport11_upstream_3000_20220914" | "Araport11_downstream_500_20220914" | "Araport11_downstream_1000_20220914" | "Araport11_downstream_3000_20220914" | "TAIR10_genome" | "TAIR10_cds" | "GenBank_At_DNA" | "GenBank_plants_DNA" | "Araport11_pep_20220914" | "TAIR10_pep" | "GenBank_At_protein" | "GenBank_plants_protein"; subject: string; title: string; subjectLength: number; /** Percent of the query that any alignment covers. */ queryCover: number; hsps: Array<{ line: number; /** Percent of identical residues. */ identity: number; /** Columns of the alignment. */ length: number; mismatches: number; gapOpenings: number; queryStart: number; queryEnd: number; /** Larger than the end if the reverse strand was hit. */ subjectStart: number; subjectEnd: number; evalue: number; bitScore: number; score: number; identical: number; positive: number; gaps: number; queryFrame: number; subjectFrame: number }>; locus: { locus: RecordRef; symbols: Array<string>; description: string | null; place: { chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number } | null } | null }>; /** Hits in the files; at most 2000 are in `hits`. */ total: number; hasRelease: boolean }

export type BlastService = { address: string; /** False if the operator named another service. */ isOwn: boolean; version: string | null; /** Identifiers of the databases that it offers. */ databases: Array<string>; hasMail: boolean; maxQueries: number; maxResidues: number }

export type ChangeOfRecord = { releaseId: string; againstId: string; publishedAt: string; change: "added" | "removed" | "changed"; sections: Array<SectionChange> }

export type CloneHit = { cloneId: number; name: string; alias: Array<string>; vector_type: string | null; genbank: Array<string>; locus: Array<string>; chrom: string | null; start_position: number | null; stock_number: Array<string> }

export type CloneRecord = { cloneId: number; name: string; dateLastModified: string | null; aliases: Array<string>; tairObjectId: number | null; vectorType: string | null; parentClone: { insertType: string | null; insertSize: number | null } | null; isFullLengthCds: boolean | null; taxon: { scientificName: string; species: RecordRef | null; originalName: string | null; ecotype: RecordRef | null } | null; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM" | null; antibioticSelection: string | null; stockDetails: Array<{ stockId: number | null; name: string; stockAvailabilityType: "available" | "not available" | "not yet received" | "no longer distributed" | null; donorStockNumber: string | null; description: string | null; communityType: "person" | "organization" | null; communityId: number | null; firstName: string | null; lastName: string | null; organizationName: string | null }>; gene: Array<{ geneName: string | null; gene: RecordRef | null; locusName: string | null; locus: RecordRef | null; relationshipType: string | null }>; sequences: Array<{ sequence: RecordRef | null; icAccession: string; genbankGi: string | null; nucleotideSequenceType: string | null; sequenceClass: string | null; source: string | null; attributionDate: string | null }>; vectorDetails: Array<{ vector: RecordRef | null; name: string; vectorType: string | null; description: string | null }>; hostStrain: { hostStrain: RecordRef | null; originalName: string; genus: string | null; species: string | null } | null; globalAssignments: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; map?: RecordRef; name: string; mapType: string; units: string }>; cloneEnds: Array<{ cloneEnd: RecordRef; cloneEndType: string | null }>; geneticMarkers: Array<RecordRef>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }

export type CloneendRecord = { cloneEndId: number; name: string; dateLastModified: string | null; tairObjectId: number | null; locus: RecordRef | null; cloneEndType: string | null; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM" | null; clones: Array<{ name: string; clone: RecordRef | null; vectorType: string | null; insertType: string | null; stockName: string | null }>; sequences: Array<{ sequence: RecordRef | null; icAccession: string; genbankGi: string | null; nucleotideSequenceType: string | null; sequenceClass: string | null; source: string | null; attributionDate: string | null }>; globalAssignmentDetails: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; map?: RecordRef; name: string; mapType: string; units: string }>; publications: Array<{ publication: RecordRef | null; title: string | null; authors?: Array<string>; pubmedId: number | null; publicationYear: number | null; sourceName?: string | null; loci?: { rows: Array<string>; total: number } }>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }

export type CombinationAnswer = { kind: "locus" | "clone" | "keyword" | "protein" | "polymorphism" | "ecotype" | "germplasm" | "marker" | "vector" | "transposon" | "publication" | "arrayelement" | "gene" | "protocol"; releaseId: string; steps: Array<{ /** Records that the search or list has; before they are turned into genes, if they are. */ found: number; /** What the step counts for: records, or their genes. */ own: number; /** What is left after this step. */ left: number }>; total: number; /** Names of the first 12. */ first: Array<string> }

export type CombinationRequestInput = { /** Read from left to right. */ steps: Array<CombinedStepInput> }

export type CombinedStepInput = { join?: "and" | "or" | "without"; search?: SavedSearchInput | string; list?: string; /** Its records stand for the genes that they are about: the loci of their column of loci. */ asGenes?: boolean }

export type CommunicationRecord = { referenceId: number; name: string; authorName: string | null; communicationDate: string | null; communication: string | null; websites: Array<{ websiteName: string; url: string }>; isMadeUp?: true }

export type CommunityEvent = { headline: string; begins: string; ends: string; venue: string | null; location: { CityName: string | null; RegionName: string | null; CountryName: string | null }; uri: string }

export type CommunityHit = { communityId: number; type: "person" | "organization"; name: string; org_name: string | null; org_type: string | null; first_name: string | null; last_name: string | null; job_title: string | null; state: string | null; country: string | null; affiliated_orgs: Array<string> }

export type ContentItem = { item: string; status: "current" | "replaced" | "split" | "obsolete" | "gone"; /** What the item counts as; null if it is not counted. */ record: RecordRef | null; /** Of a split item. */ successors: Array<RecordRef> }

export type ContentPage = { id: string; kind: "locus" | "clone" | "keyword" | "protein" | "polymorphism" | "ecotype" | "germplasm" | "marker" | "vector" | "transposon" | "publication" | "arrayelement" | "gene" | "protocol"; count: number; /** Records of this release that the items stand for. */ counted: number; releaseId: string; /** Of all items. */ counts: Record<string, number>; from: number; items: Array<ContentItem>; /** The cursor of the next page; null after the last one, and if no rows were requested. */ next: string | null }

export type DownloadItem = { name: string; type: "dir" | "file"; size: number | null; lastModified: string | null; path: string; isPremium: boolean; sha256: string | null }

export type DownloadListing = Record<string, DownloadItem>

export type EcotypeHit = { speciesVariantId: number; full_name: string; abbrev_name: string | null; aliases: Array<string>; location: string | null; country: string | null; stock_number: Array<string>; latitude: number | null; longitude: number | null; distance_km: number | null }

export type EcotypeRecord = { speciesVariantId: number; originalName: string; abbrName: string | null; aliases: Array<string>; dateLastModified: string | null; tairAccession: number | null; ecotypeNumber: number; speciesVariantType: string | null; collector: { name: string; person: RecordRef | null } | null; country: string | null; location: string | null; latitudeMin: number | null; latitudeMax: number | null; longitudeMin: number | null; longitudeMax: number | null; altitudeMin: number | null; altitudeMax: number | null; numberOfPlantsCollected: number | null; habitat: string | null; averageTemperature: string | null; monthlyPrecipitation: string | null; taxon: { record: RecordRef; genus: string; species: string; commonName: string | null; taxonomy: Array<string> } | null; germplasms: Array<{ germplasm: RecordRef; description: string | null }>; stocks: Array<string>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; places: Array<{ source: string; latitude: number; longitude: number }>; placesApartKm: number | null; nearest: Array<{ ecotype: RecordRef; ecotypeNumber: number; country: string | null; latitude: number; longitude: number; distanceKm: number; isSameName: boolean; group: string | null }>; isMadeUp?: true }

export type EnrichedGene = { key: number; name: string; symbol: string | null }

export type EnrichedTerm = { id: string; name: string; /** Key of its record; null if it has none */ key: number | null; /** Counted list genes with the term */ found: number; /** Background genes with the term */ withTerm: number; expected: number; /** Found by expected */ fold: number; log10P: number; log10Q: number; /** Without the genes of narrower terms that stand out; null for under-represented terms */ log10ElimP: number | null; /** The narrower term that explains it */ foldedInto: string | null; /** The nearest terms above it in the same table */ parents: Array<string>; /** The first 10 of those found */ genes: Array<EnrichedGene> }

export type EnrichmentAnswer = { releaseId: string; settings: { /** What genes may have in common. */ source: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; /** The genes from which the list could have been drawn. */ background: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; /** Of the background expressed: a data set, its organ and its sample, separated by |, as expression/samples names them; the last one or two may be left out. Without it any sample of the largest data set. */ expressedIn?: string; /** Of ontologies: any, curated, experimental, or codes separated by commas. */ evidence: unknown; /** Terms with fewer background genes are not tested. */ min: number; /** Terms with more background genes are not tested. */ max: number; /** Benjamini-Hochberg, Bonferroni or Benjamini-Yekutieli. */ correction: "bh" | "bonferroni" | "by"; /** Significant: q up to this. */ alpha: number; /** 1: genes without a counted annotation are counted, on both sides. */ unannotated: "0" | "1" }; hasOwnBackground: boolean; list: { /** Different ids that were sent */ given: number; notMatched: { count: number; /** The first 200 */ ids: Array<string> }; /** Different loci they are */ genes: number; counted: number; /** List genes that are not in the background */ outside: { count: number; /** The first 200 */ genes: Array<EnrichedGene> }; withoutAnnotation: { count: number; /** The first 200 */ genes: Array<EnrichedGene> } }; background: { genes: number; counted: number }; tests: number; significant: number; /** Significant terms that are not folded */ shown: number; /** Significant over-represented terms, the first 1000 */ terms: Array<EnrichedTerm>; /** Under-represented terms */ under: { significant: number; terms: Array<EnrichedTerm> }; annotationsLeftOut: { negated: number; noData: number; root: number; obsolete: number; otherEvidence: number; /** Different ids of gene sets that are not a locus of the release */ notMatched: number }; warnings: Array<"no_annotations" | "mostly_outside" | "few_genes" | "large_list" | "few_tests" | "list_is_background" | "no_negation_told">; /** A sentence for a methods section */ method: string }

export type EnrichmentRequestInput = { /** What genes may have in common: a source, or several separated by commas. */ source?: string; /** The genes from which the list could have been drawn. */ background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; /** Of the background expressed: a data set, its organ and its sample, separated by |, as expression/samples names them; the last one or two may be left out. Without it any sample of the largest data set. */ expressedIn?: string; /** Of ontologies: any, curated, experimental, or codes separated by commas. */ evidence?: string; /** Terms with fewer background genes are not tested. */ min?: number; /** Terms with more background genes are not tested. */ max?: number; /** Benjamini-Hochberg, Bonferroni or Benjamini-Yekutieli. */ correction?: "bh" | "bonferroni" | "by"; /** Significant: q up to this. */ alpha?: number; /** 1: genes without a counted annotation are counted, on both sides. */ unannotated?: "0" | "1"; /** A stored list of loci, instead of items. */ list?: string; /** A stored list of loci as custom background; it replaces background. */ backgroundList?: string; /** Up to 100,000 loci in any spelling: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list. */ items?: string | Array<string>; /** Loci of a custom background, written as items are; it replaces background. */ backgroundItems?: string | Array<string> }

export type EverythingAnswer = { total: number; types: Array<{ category: "genes"; total: number; docs: Array<LocusHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "dna"; total: number; docs: Array<CloneHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "keyword"; total: number; docs: Array<KeywordHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "protein"; total: number; docs: Array<ProteinHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "polyallele"; total: number; docs: Array<PolymorphismHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "ecotype"; total: number; docs: Array<EcotypeHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "community"; total: number; docs: Array<CommunityHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "germplasm"; total: number; docs: Array<GermplasmHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "markers"; total: number; docs: Array<MarkerHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "vector"; total: number; docs: Array<VectorHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "transposon"; total: number; docs: Array<TransposonHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> } | { category: "publication"; total: number; docs: Array<PublicationHit>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null> }>; missing: Array<"genes" | "dna" | "keyword" | "protein" | "polyallele" | "ecotype" | "community" | "germplasm" | "markers" | "vector" | "transposon" | "publication">; best: BestMatch | null; didYouMean?: string | null }

export type EverythingRequestInput = { searchText: string; rows?: number }

export type ExpressionMatrix = { releaseId: string; /** Ids or items of the list. */ given: number; notMatched: { count: number; /** The first 100. */ ids: Array<string> }; dataSets: Array<{ name: string; title: string; sampleCount: number; unit: string; reference: string | null; allLoci: number; countedLoci: number; measuredLoci: number }>; /** Name of the data set that the values are of. */ dataSet: string; /** From where on a gene counts as expressed; null if the unit has no such limit. */ limit: number | null; /** All organs of the data set. */ organs: Array<{ name: string; samples: number }>; /** By organ, then by part and age. */ samples: Array<{ sample: string; label: string; organ: string; treatment: string | null; poTerms: Array<string> }>; /** Samples of the chosen organs beyond those that one answer has. */ samplesLeftOut: number; /** In the order of the list. */ genes: Array<{ locus: RecordRef; symbol: string | null; /** In the order of `samples`; null if no run of the sample was measured. */ means: Array<number | null> }>; /** Zero in every run, which may mean that their reads fit other genes as well. */ notMeasured: Array<{ locus: RecordRef; symbol: string | null }>; /** Genes that the data set does not have. */ absent: Array<{ locus: RecordRef; symbol: string | null }> }

export type ExpressionSamples = { dataSets: Array<{ name: string; title: string; unit: string; /** A mean from which on a gene is expressed. */ limit: number; organs: Array<{ name: string; samples: Array<{ name: string; label: string }> }> }> }

export type FamilyCopies = { total: number; copies: Array<{ transposon: RecordRef; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; startPosition: number; endPosition: number; orientation: "F" | "R" | null }>; /** The cursor of the next page; null after the last one, and if no rows were requested. */ next: string | null }

export type FileColumn = { name: string; type: string; isNullable: boolean; description: string | null }

export type FilePreview = { title: string; releaseId: string; rows: number; licences: Array<string>; columns: Array<FileColumn>; firstRows: Array<Array<string | null>> }

export type GeneAnnotation = { annotationId: number; keyword: RecordRef; relationship: string | null; evidenceCode: string | null; evidence: string | null; evidenceDescription: string | null; references: Array<{ label: string; record: RecordRef | null; pubmedId: number | null; publicationYear: number | null; referenceType: "publication" | "analysisreference" | "communication"; authors: Array<string>; evidenceWith: string | null }> }

export type GeneFamilies = { families: Array<GeneFamily> }

export type GeneFamily = { code: string | null; name: string; geneCount: number; countText: string; submitter: { name: string; record: { kind: "person" | "organization"; key: number } | null } | null }

export type GeneFamilyPage = { code: string; name: string; geneCount: number; countText: string; submitter: { name: string; record: { kind: "person" | "organization"; key: number } | null } | null; genes: Array<{ locusName: string; isInRelease: boolean; symbol: string | null; geneName: string | null; subFamily: string | null; description: string | null }> }

export type GeneHit = { geneId: number; locusName: string | null; locusId: number | null; geneName: string; geneModelType: string; description: string | null; primarySymbol: string | null; affiliateSymbol: Array<string> }

export type GeneOrthologs = { locus: RecordRef; symbol: string | null; /** By name; empty if the release has none in the species. */ orthologs: Array<{ name: string; method: string | null; /** Whose list it is. */ source: string | null; /** Percent of the aligned residues that are the same. */ identity: number | null; dNdS: number | null; score: number | null; /** What the score is called in its method. */ scoreName: string }> }

export type GenePicture = { locus: RecordRef; span: { chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null }; geneModels: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; name: string; gene: RecordRef; isRepresentative: boolean; features: Array<{ type: "exon" | "CDS" | "5UTR" | "3UTR"; start: number; end: number }> }>; variants: { rows: Array<{ polymorphism: RecordRef; polymorphismType: string | null; insertionType: string | null; start: number | null; end: number | null; part: "exon" | "intron" | "UTR" | "upstream" | null; zygosity: "homozygous" | "heterozygous" | "wild type" | null }>; total: number } }

export type GenePictures = { pictures: Array<GenePicture>; total: number }

export type GeneRecord = { geneId: number; name: string; nameType: "full_name" | "gene_product" | "orf" | "symbol" | null; geneModelType: "antisense_long_noncoding_rna" | "antisense_rna" | "long_noncoding_rna" | "mirna" | "mirna_primary_transcript" | "novel_transcribed_region" | "other_rna" | "pre_trna" | "protein_coding" | "pseudogene" | "pseudogenic_trna" | "ribosomal_rna" | "small_nuclear_rna" | "small_nucleolar_rna" | "transposable_element_gene" | "unknown" | "uorf"; description: string | null; locus: RecordRef | null; dateLastModified: string | null; tairAccession: string | null; isObsolete: boolean; isRepresentative: boolean; confidenceClass: number | null; confidenceRating: number | null; symbols: Array<{ symbol: string; fullName: string | null }>; primarySymbol: string | null; mapLocation: { chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; map?: RecordRef; name: string; mapType: string; units: string } | null; nucleotideSequences: Array<{ nucleotideSequenceType: string; icAccession: string; sequence: RecordRef | null }>; geneFeatures: Array<{ assignmentFeatureType: "ORF" | "exon" | "coding region" | "5' UTR" | "3' UTR" | "intron"; startPosition: number; endPosition: number }>; proteinData: Array<ProteinSummary>; annotationGroups: Array<{ category: "molecular function" | "biological process" | "cellular component" | "growth and developmental stages" | "plant structure" | "method" | "user-defined"; annotations: { rows: Array<{ keyword: RecordRef; externalId: string | null; relationshipType: string | null; isNegated: boolean; evidences: Array<{ code: string | null; evidenceWith: Array<string>; references: { rows: Array<{ label: string; record: RecordRef | null; pubmedId: number | null; publicationYear: number | null }>; total: number }; annotatedBy: Array<{ name: string; orcid: string | null; approver: string | null }> }>; slimGroups: Array<string> }>; total: number } }>; germplasms: { rows: Array<{ germplasm: RecordRef; phenotypes: Array<{ phenotype: string | null; pubmedId: number | null }> }>; total: number }; polymorphismInfos: { rows: Array<{ polymorphism: RecordRef; polymorphismType: string | null; geneFeatureSite: string | null; alleleMode: string | null }>; total: number }; publications: { rows: Array<{ publication: RecordRef | null; title: string | null; authors?: Array<string>; pubmedId: number | null; publicationYear: number | null; sourceName?: string | null; loci?: { rows: Array<string>; total: number } }>; total: number }; externalLinks: Array<{ webSiteName: string; baseUrl: string; urlVariable: string }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }

export type GeneSuggestion = { REPRESENTATIVE_GENE_MODEL: string | null; NAME: string; GENE_ID: number }

export type GeneralSearchAnswer = { docs: Array<LocusHit | CloneHit | KeywordHit | ProteinHit | PolymorphismHit | EcotypeHit | CommunityHit | GermplasmHit | MarkerHit | VectorHit | TransposonHit | PublicationHit>; total: number; error: string | null; facets?: Record<string, Array<{ value: string; count: number }>>; ranges?: Record<string, Array<{ from: number | null; to: number | null; count: number }>>; highlights?: Array<Record<string, Array<string>>>; whys?: Array<{ field: string; label: string; how: "is" | "starts" | "contains"; text: string } | null>; cursors?: { previous: string | null; next: string | null }; counts?: { lociMatchCount: number; geneModelCount: number }; leftOut?: Array<{ input: string; reason: "unknown" | "obsolete" | "ambiguous" | "filtered"; instead: Array<string> }>; elsewhere?: Array<{ record: RecordRef; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }>; isOfMostWords?: true; didYouMean?: string | null; emptyColumns?: Array<string>; genome?: { bins: Array<GenomeBin>; unplaced: number }; near?: Array<{ latitude: number; longitude: number }> }

export type GeneralSearchRequestInput = { searchText: string; category: "genes" | "dna" | "keyword" | "protein" | "polyallele" | "ecotype" | "community" | "germplasm" | "markers" | "vector" | "transposon" | "publication"; rowsLimit?: number; matchCount?: boolean; page?: number; pageSize?: number; sort?: Array<{ field: string; direction: "asc" | "desc" }>; facets?: boolean; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; highlight?: boolean; cursor?: string; emptyColumns?: boolean; genome?: boolean }

export type GenesymbolHit = { id: string; symbol: string; full_name: string | null; type: "T" | "F" | null; status: string | null; reference: string | null; contact: string | null; submitted: string | null; tair_object_id: number }

export type GenesymbolRecord = { tairObjectId: number; symbol: string; dateLastModified: string | null; hasMutantPhenotype: boolean | null; descriptiveSymbol: string | null; description: string | null; mutantPhenotypeClass: string | null; status: string | null; associatedLociCount: "single_locus" | "multiple_loci" | null; associatedLocis: Array<{ locus: RecordRef; symbol: string; gene: RecordRef | null }>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; reference: RecordRef | null; isMadeUp?: true }

export type GenomeBin = { chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; count: number }

export type GermplasmHit = { tairObjectId: number; name: string; polyList: Array<string>; locusList: Array<string>; bgEcotypes: Array<string>; donors: Array<string>; stockNo: Array<string>; germplasmType: string | null; phenotypes: Array<string> }

export type GermplasmRecord = { germplasmId: number; name: string; originalName: string | null; tairObjectId: number | null; scientificName: string | null; germplasmType: "Individual Line" | "Individual Pool" | "Set of Lines" | "Set of Pools" | null; description: string | null; specialGrowthConditions: string | null; mutagen: string | null; aneuploid: boolean | null; ploidy: string | null; dateLastModified: string | null; otherNames: Array<{ originalAlias: string; note: string | null }>; accessions: Array<{ ecotype: RecordRef; originalName: string; abbrevName: string | null; country: string | null; location: string | null }>; loci: Array<RecordRef>; phenotypes: Array<{ phenotype: string; locus: RecordRef | null; locusName: string | null; pubmedId: number | null }>; polymorphisms: Array<RecordRef>; insertions: { count: number; bins: Array<GenomeBin>; single: Array<{ polymorphism: RecordRef; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number }> }; constructs: Array<{ name: string; constructType: string | null; record: RecordRef | null }>; images: Array<{ imageId: number }>; stocks: Array<{ stockId: number | null; name: string; stockAvailabilityType: "available" | "not available" | "not yet received" | "no longer distributed" | null; donorStockNumber: string | null; description: string | null; communityType: "person" | "organization" | null; communityId: number | null; firstName: string | null; lastName: string | null; organizationName: string | null }>; stockEntries: Array<RecordRef>; memberStockEntries: Array<RecordRef>; parentLines: Array<RecordRef>; progenyLines: { rows: Array<RecordRef>; total: number }; publications: Array<{ publication: RecordRef | null; title: string | null; authors?: Array<string>; pubmedId: number | null; publicationYear: number | null; sourceName?: string | null; loci?: { rows: Array<string>; total: number } }>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }

export type GroupCount = { name: string; /** Genes of the list, each once. */ list: number; /** Loci of the genome, each once. */ genome: number; /** Not a group of the slim, but the genes that are in none. */ isFurther: boolean }

export type GroupGenes = { total: number; from: number; genes: Array<{ locus: RecordRef; symbol: string | null; /** What puts the gene there. */ terms: Array<RecordRef> }>; /** The cursor of the next page; null after the last one, and if no rows were requested. */ next: string | null }

export type HitPicture = { places: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; line: number; strand: "+" | "-" }>; picture: GenePicture | null }

export type HoststrainRecord = { hostStrainId: number; name: string; dateLastModified: string | null; tairAccession: number | null; media: string | null; genotype: string | null; taxons: Array<{ genus: string; species: string | null; taxon: RecordRef | null }>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }

export type JobPosting = { headline: string; issuedOn: string; employerName: string; location: string; uri: string; deadline: string | null }

export type KeywordChildren = { children: Array<TreeTerm> }

export type KeywordHit = { kwId: number; kwName: string; kwCategory: string; gopoId: string | null; lociCount: number; pubCount: number; annotCount: number; childLociCount: number; childPubCount: number; childAnnotCount: number }

export type KeywordRecord = { keywordId: number; summary: { kw: string; kwDef: string | null; kwType: "molecular function" | "biological process" | "cellular component" | "growth and developmental stages" | "plant structure" | "method" | "user-defined"; extdbId: string | null; dateLastModified: string | null }; isObsolete: boolean; replacements: Array<RecordRef>; synonyms: Array<string>; childTerms: { total: number; isA: number; partOf: number }; dataToTerm: Array<{ displayName: "publications" | "annotations" | "loci"; linkCount: number }>; dataToChildren: Array<{ displayName: "publications" | "annotations" | "loci"; linkCount: number }>; isMadeUp?: true }

export type KeywordTree = { path: Array<TreeTerm>; otherParents: Array<TreeTerm>; siblingCount: number; onlySibling: TreeTerm | null; children: Array<TreeTerm> }

export type KindChanges = { total: number; added: number; removed: number; changed: number; sections: Array<{ section: string; added: number; removed: number; rewritten: number; records: number }> }

export type LabRow = { ORGANIZATION_ID: number; NAME: string }

export type LibraryRecord = { libraryId: number; name: string; dateLastModified: string | null; tairAccession: number | null; aliases: Array<string>; description: string | null; abbreviation: string | null; insertType: string | null; insertSizeRange: string | null; restrictionEnzymes: Array<{ name: string; id: number | null }>; vector: Array<{ vector: RecordRef | null; name: string; vectorType: string | null; description: string | null }>; hostStrains: Array<{ hostStrain: RecordRef | null; originalName: string; genus: string | null; species: string | null }>; stocks: Array<{ stockId: number | null; name: string; stockAvailabilityType: "available" | "not available" | "not yet received" | "no longer distributed" | null; donorStockNumber: string | null; description: string | null; communityType: "person" | "organization" | null; communityId: number | null; firstName: string | null; lastName: string | null; organizationName: string | null }>; germplasms: Array<RecordRef>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }

export type ListGroups = { releaseId: string; /** Genes of the list. */ list: number; /** Loci in use that lie on the genome. */ genome: number; aspects: Array<{ aspect: "biological process" | "molecular function" | "cellular component"; /** Genes of the list with an annotation that says something: what shares are of. */ list: number; /** The same of the genome. */ genome: number; groups: Array<GroupCount> }> }

/** Natural key of a record: AT4G18960, SALK_104275C, GO:0009908. */
export type ListItem = string

/** Natural key of a record: AT4G18960, SALK_104275C, GO:0009908. */
export type ListItemInput = string

export type ListPlaces = { releaseId: string; /** Genes that begin in each 250 kb. */ bins: Array<GenomeBin>; /** Genes of the list without a position on a chromosome. */ unplaced: number; /** Genes in the region, or on all chromosomes. */ total: number; /** Those of the region in the order of the genome; none if they are more than 2000. */ genes: Array<PlacedGene> }

export type ListSourceInput = { kind: "locus" | "clone" | "keyword" | "protein" | "polymorphism" | "ecotype" | "germplasm" | "marker" | "vector" | "transposon" | "publication" | "arrayelement" | "gene" | "protocol"; /** Natural keys; those that this release knows get its spelling, repeated ones go. */ items: Array<ListItemInput> } | { kind: "locus" | "clone" | "keyword" | "protein" | "polymorphism" | "ecotype" | "germplasm" | "marker" | "vector" | "transposon" | "publication" | "arrayelement" | "gene" | "protocol"; /** Keys of records of this release. */ keys: Array<number> } | { /** All its rows, in the order of its page. */ search: SavedSearchInput | string } | { operation: "union" | "intersection" | "difference"; of: Array<string> } | { of: Array<string>; /** Parts of a comparison, taken together. */ parts: Array<string> }

export type ListedItems = { kind: "locus" | "clone" | "keyword" | "protein" | "polymorphism" | "ecotype" | "germplasm" | "marker" | "vector" | "transposon" | "publication" | "arrayelement" | "gene" | "protocol"; items: Array<ListItem> }

export type ListsEnrichment = { releaseId: string; settings: { /** What genes may have in common. */ source: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; /** The genes from which the list could have been drawn. */ background: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; /** Of the background expressed: a data set, its organ and its sample, separated by |, as expression/samples names them; the last one or two may be left out. Without it any sample of the largest data set. */ expressedIn?: string; /** Of ontologies: any, curated, experimental, or codes separated by commas. */ evidence: unknown; /** Terms with fewer background genes are not tested. */ min: number; /** Terms with more background genes are not tested. */ max: number; /** Benjamini-Hochberg, Bonferroni or Benjamini-Yekutieli. */ correction: "bh" | "bonferroni" | "by"; /** Significant: q up to this. */ alpha: number; /** 1: genes without a counted annotation are counted, on both sides. */ unannotated: "0" | "1" }; hasOwnBackground: boolean; lists: Array<{ id: string; genes: number; counted: number; /** List genes that are not in the background */ outside: number; withoutAnnotation: number; notMatched: number; /** Background genes that are counted */ background: number; tests: number; significant: number }>; /** Terms that are significant in at least one list */ significant: number; /** The first 1000 of these, smallest q first */ terms: Array<{ id: string; name: string; key: number | null; /** Background genes with the term */ withTerm: number; /** One for each list */ cells: Array<{ /** Counted list genes with the term */ found: number; fold: number; /** Odds ratio; null if it is infinite or not defined */ odds: number | null; log10P: number; log10Q: number; isSignificant: boolean; /** Explained by narrower terms in this list */ isFolded: boolean }> }>; /** A sentence for a methods section */ method: string }

export type LocusCarriers = { carriers: Array<{ sample: string; ecotype: RecordRef | null; country: string | null; latitude: number | null; longitude: number | null }> }

export type LocusExpression = { dataSets: Array<{ name: string; title: string; sampleCount: number; standing: "measured" | "zero" | "absent"; unit: string; reference: string | null; allLoci: number; countedLoci: number; measuredLoci: number }>; dataSet: string; samples: Array<{ sample: string; label: string; organ: string; treatment: string | null; poTerms: Array<string>; mean: number | null; runs: Array<{ run: string; value: number | null }> }> }

export type LocusHistoryHit = { id: number; locus: string; locusId: number | null; currentStatus: "obsolete" | "in use"; who: string | null; date: string | null; modificationComments: string | null; lociInvolvedInModification: Array<string> }

export type LocusHit = { locus_tairObjectId: number; gene_name: string; symbol: string | null; full_name: string | null; other_names: Array<string>; description: string | null; phenotypes: Array<string>; uniprot_ids: Array<string>; gene_model_ids: Array<string>; gene_tair_ids: Array<string>; gene_model_type: string; keywords: Array<string>; tairAccession: string | null; position: string | null; publication_count: number }

export type LocusNames = { /** Those that this release has, in any order. */ loci: Array<{ name: string; symbol: string | null; fullName: string | null; description: string | null }> }

export type LocusNamesRequestInput = { /** Names of loci, such as AT4G18960. */ names: Array<string> }

export type LocusNeighbourhood = { genes: Array<{ locus: RecordRef; symbol: string | null }>; edges: Array<{ from: number; to: number; interactionType: "physical" | "regulatory" | null; effect: "activates" | "represses" | "both" | null; sources: Array<string>; statements: number; isCompiled: boolean }>; partners: number }

export type LocusOrthologs = { treeId: string | null; orthologs: Array<{ group: "eudic" | "monocot" | "other"; species: Array<{ species: string; count: number; names: Array<string>; measures: Array<{ name: string; method: string | null; source: string | null; /** Percent of the aligned residues that are the same */ identity: number | null; dNdS: number | null; /** In the units of the method: bits of BLAST, or the confidence of InParanoid from 0 to 1 */ score: number | null }> }> }> }

export type LocusParalogs = { treeId: string | null; paralogs: Array<{ locus: RecordRef; symbol: string | null }> }

export type LocusPathways = { pathways: Array<{ id: string; name: string; reactions: Array<{ id: string; ecNumbers: Array<string>; loci: Array<string>; otherGenes: number; /** Whether the locus of the page is one of them */ isOwn: boolean }> }>; genes: Array<{ locus: RecordRef; symbol: string | null }>; /** Pathways of the release, loci that have one, and loci in use that lie on the genome */ coverage: { pathways: number; loci: number; of: number } }

export type LocusRecord = { locusId: number; name: string; tairObjectId: number | null; isObsolete: boolean; isGenetic: boolean; knownFrom: Array<{ title: string; file: string }>; namesakes: Array<RecordRef>; geneModelType: "antisense_long_noncoding_rna" | "antisense_rna" | "long_noncoding_rna" | "mirna" | "mirna_primary_transcript" | "novel_transcribed_region" | "other_rna" | "pre_trna" | "protein_coding" | "pseudogene" | "pseudogenic_trna" | "ribosomal_rna" | "small_nuclear_rna" | "small_nucleolar_rna" | "transposable_element_gene" | "unknown" | "uorf"; symbols: Array<{ name: string; fullName: string | null }>; otherNames: Array<string>; description: string | null; computationalDescription: string | null; span: { chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null } | null; geneModels: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; name: string; gene: RecordRef; isRepresentative: boolean; features: Array<{ type: "exon" | "CDS" | "5UTR" | "3UTR"; start: number; end: number }>; geneModelType: "antisense_long_noncoding_rna" | "antisense_rna" | "long_noncoding_rna" | "mirna" | "mirna_primary_transcript" | "novel_transcribed_region" | "other_rna" | "pre_trna" | "protein_coding" | "pseudogene" | "pseudogenic_trna" | "ribosomal_rna" | "small_nuclear_rna" | "small_nucleolar_rna" | "transposable_element_gene" | "unknown" | "uorf"; description: string | null }>; droppedModels: Array<RecordRef>; repGene: { symbol: string | null; geneModelType: "antisense_long_noncoding_rna" | "antisense_rna" | "long_noncoding_rna" | "mirna" | "mirna_primary_transcript" | "novel_transcribed_region" | "other_rna" | "pre_trna" | "protein_coding" | "pseudogene" | "pseudogenic_trna" | "ribosomal_rna" | "small_nuclear_rna" | "small_nucleolar_rna" | "transposable_element_gene" | "unknown" | "uorf"; description: string | null } | null; otherGenes: Array<RecordRef>; transcriptCounts: number; geneFamilies: Array<{ family: string; subFamily: string | null }>; updateHistories: Array<{ updateType: "obsoletion" | "merge" | "replacement" | "split"; name: string; locus: RecordRef | null; tairObjectId: number | null; date: string | null }>; affectedByHistories: Array<{ updateType: "obsoletion" | "merge" | "replacement" | "split"; name: string; locus: RecordRef | null; tairObjectId: number | null; date: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; globalAssignments: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; map?: RecordRef; name: string; mapType: string; units: string }>; superAssignments: Array<RecordRef>; jbrowseChromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM" | null; mapLinks: Array<{ label: string; url: string }>; geneticMarkers: Array<RecordRef>; transposons: Array<RecordRef>; homology: { paralogCount: number; orthologCount: number; pantherFamily: { accession: string; name: string | null } | null; hasPhylogenesPage: boolean }; pathwayCount: number | null; nucleotideSequences: Array<{ geneModelName: string; icAccession: string; nucleotideSequenceType: string | null; sequence: RecordRef | null }>; proteinSequences: Array<{ name: string; sequence: string }>; proteins: Array<ProteinSummary>; uniprotIds: Array<string>; uniprotEntry: { accession: string; isReviewed: boolean; proteinName: string | null } | null; uniprotTextCount: number | null; hasVariantSets: boolean; ncbiGeneId: number | null; interactions: { rows: Array<{ partner: RecordRef; symbol: string | null; interactionType: "physical" | "regulatory" | null; effect: string | null; method: string | null; source: string; pubmedId: number | null; evidence: string | null; reference: string | null; isCompiled: boolean }>; total: number; counts: Array<{ interactionType: "physical" | "regulatory" | null; count: number }> }; annotationGroups: Array<{ category: "molecular function" | "biological process" | "cellular component" | "growth and developmental stages" | "plant structure" | "method" | "user-defined"; annotations: { rows: Array<{ keyword: RecordRef; externalId: string | null; relationshipType: string | null; isNegated: boolean; evidences: Array<{ code: string | null; evidenceWith: Array<string>; references: { rows: Array<{ label: string; record: RecordRef | null; pubmedId: number | null; publicationYear: number | null }>; total: number }; annotatedBy: Array<{ name: string; orcid: string | null; approver: string | null }> }>; slimGroups: Array<string> }>; total: number } }>; withdrawnAnnotations: Array<{ keyword: RecordRef; externalId: string | null; evidenceCode: string | null; reason: string; pubmedId: number; withdrawnBy: string | null; orcid: string | null; withdrawnOn: string }>; singleChannelArrayElements: Array<{ arrayElement: RecordRef; avgIntensity: number | null; avgIntensityStdError: number | null; avgSignalPercentile: number | null; avgSignalPercentileStdError: number | null }>; dualChannelArrayElements: Array<{ arrayElement: RecordRef; avgLogRatio: number | null; avgLogRatioStdError: number | null; avgIntensity: number | null; avgIntensityStdError: number | null }>; embryoExpression: Array<number> | null; expressionDataSets: Array<{ name: string; title: string; sampleCount: number; standing: "measured" | "zero" | "absent" }>; germplasms: { rows: Array<{ germplasm: RecordRef; phenotypes: Array<{ phenotype: string | null; pubmedId: number | null }> }>; total: number }; clones: { rows: Array<{ clone: RecordRef; vectorType: string | null; insertType: string | null; relationshipType: string | null }>; total: number }; polymorphisms: { rows: Array<{ polymorphism: RecordRef; polymorphismType: string | null; region: string | null }>; total: number }; variants: { rows: Array<{ polymorphism: RecordRef; polymorphismType: string | null; insertionType: string | null; start: number | null; end: number | null; part: "exon" | "intron" | "UTR" | "upstream" | null; zygosity: "homozygous" | "heterozygous" | "wild type" | null }>; total: number }; publications: { rows: Array<{ publication: RecordRef | null; title: string | null; authors?: Array<string>; pubmedId: number | null; publicationYear: number | null; sourceName?: string | null; loci?: { rows: Array<string>; total: number } }>; total: number }; externalLinkGroups: Array<{ title: string; links: Array<{ label: string; url: string }> }>; isMadeUp?: true }

export type LocusSequences = { geneModelName: string; genomic: string | null; transcript: string | null; coding: string | null; protein: string | null }

export type LocusUniprot = { entries: Array<{ accession: string; entryName: string; isReviewed: boolean; proteinName: string | null; entryVersion: number | null; entryDate: string | null; existence: number | null; length: number; otherLoci: Array<RecordRef>; unknownLoci: Array<string>; isoforms: Array<{ accession: string; name: string; isDisplayed: boolean; geneModels: Array<string> }>; geneModels: Array<string>; texts: Array<{ topic: string; molecule: string | null; text: string; details: string | null; evidence: Array<{ code: string; source: string | null; article: { pubmedId: number | null; citation: string | null; publication: RecordRef | null } | null }> }>; keywords: Array<string>; features: Array<{ type: string; location: string; note: string; evidence: Array<{ code: string; source: string | null; article: { pubmedId: number | null; citation: string | null; publication: RecordRef | null } | null }> }> }>; /** Entries of the release, reviewed ones, those without a locus, loci that have one, and loci in use that lie on the genome */ coverage: { entries: number; reviewed: number; withoutLocus: number; loci: number; of: number } }

export type LocusVariants = { sets: Array<{ name: string; title: string; description: string | null; licence: string; citation: string | null; samples: number }>; set: string | null; alleles: Array<{ position: number; id: string | null; ref: string; alt: string; quality: number | null; filter: string | null; carriers: number; called: number; consequences: Array<{ model: string; terms: Array<string>; proteinChange: string | null }>; isReference: boolean | null }>; lines: number; left: number; hasDna: boolean }

export type MapRecord = { mapId: number; name: string; mapType: "nuc_sequence" | "genetic" | "physical"; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; units: "bp" | "cM"; length: number | null; description: string | null; markerCount: number; markers: Array<{ marker: RecordRef; start: number; end: number }>; gaps: Array<{ start: number; end: number; reason: string | null }>; isMadeUp?: true }

export type MarkerHit = { markerId: number; marker_name: string; aliases: Array<string>; type: string | null; chrom: string | null; start_position: number | null; end_position: number | null }

export type MarkerRecord = { markerId: number; markerName: string; aliases: Array<string>; dateLastModified: string | null; tairAccession: number | null; markerType: string | null; length: number | null; isPCRMarker: boolean | null; specialConditions: string | null; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM" | null; associatedLoci: Array<RecordRef>; associatedGene: Array<{ geneName: string; geneId: number; locusName: string; locusId: number; associationType: string | null }>; madeFrom: { name: string; mapElementType: string | null; clone: RecordRef | null } | null; globalAssignments: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; map?: RecordRef; name: string; mapType: string; units: string }>; pcrProductLengths: Array<{ polymorphism: RecordRef | null; polymorphismName: string | null; abbrevName: string; productLength: number | null; restrictionEnzymeName: string | null; numSites: number | null; fragmentationLength: string | null }>; digestPatterns: Array<{ polymorphism: RecordRef | null; polymorphismName: string | null; abbrevName: string; productLength: number | null; restrictionEnzymeName: string | null; numSites: number | null; fragmentationLength: string | null }>; flankSequence: { sequence1: string | null; sequence2: string | null } | null; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; publications: Array<{ publication: RecordRef | null; title: string | null; authors?: Array<string>; pubmedId: number | null; publicationYear: number | null; sourceName?: string | null; loci?: { rows: Array<string>; total: number } }>; isMadeUp?: true }

export type MatchCountAnswer = { total: number }

export type MatchCountRequestInput = { searchTerms: Array<Record<string, unknown>> }

export type MicroarrayExperiment = { name: string; category: string | null; description: string | null; slideCount: number | null; dataReceived: string | null; expressionSetId: number | null; submission: string | null; nascarrays: Array<string>; slides: Array<{ name: string; designName: string | null }>; designs: Array<{ name: string; manufacturer: string | null; platformType: string | null; spotCount: number | null }> }

export type MicroarrayExperimentNames = Array<string>

export type MotifSites = { releaseId: string; within: number; motifs: Array<{ matrixId: string; factor: string; width: number }>; /** Tested genes of the list; those with most of the motifs first. */ genes: Array<{ locus: RecordRef; symbol: string | null; sites: Array<{ /** Its place among the motifs. */ motif: number; /** Bases from its first base, as the gene is read, to the gene. */ distance: number; /** To the gene. */ strand: "along" | "against" | "both"; bits: number }> }> }

export type MotifsAnswer = { releaseId: string; given: number; notMatched: { count: number; /** The first 100. */ ids: Array<string> }; within: number; /** Loci of the release with a promoter. */ loci: { held: number; of: number }; /** Genes of the list that are tested. */ genes: { held: number; of: number }; /** The first 200 of them. */ tested: Array<NamedLocus>; /** Genes of the list with a promoter that the background does not have. */ outside: { count: number; genes: Array<NamedLocus> }; /** Promoters compared with, of all genes of that kind. */ background: { held: number; of: number }; /** Motifs that were tested; the others cannot reach the p of a site. */ motifs: { held: number; of: number }; /** False if the list has too few promoters. */ isTested: boolean; /** Motifs with q of at most 0.05. */ significant: number; /** Promoters of the list that the best motif would need to be significant alone; null if even all are not enough. */ needed: { promoters: number | null; withSite: number } | null; /** Rows without a limit. */ total: number; /** Smallest p first. */ rows: Array<TestedMotif>; /** A sentence for a methods section. */ method: string }

export type MutantGene = { locus: RecordRef; symbol: string | null; fullName: string | null; /** All its lines. */ lines: number; /** Those that fit the filters. */ fitting: number; /** The best of those that fit, as many as were asked for. */ shown: Array<MutantHit>; /** Of a gene without a line: germplasms with a phenotype of this gene. */ germplasms: { count: number; first: Array<RecordRef> } | null }

export type MutantHit = { id: number; locus_name: string; locusId: number; symbol: string | null; symbolFull: string | null; line: string; polymorphism: RecordRef | null; part: "coding exon" | "exon" | "intron" | "5′ UTR" | "3′ UTR" | "before the gene" | "not known"; other_part: "coding exon" | "exon" | "intron" | "5′ UTR" | "3′ UTR" | "before the gene" | "not known" | null; known_from: "flank" | "genotyping" | "both"; chromosome: string | null; position: number | null; zygosity: "homozygous" | "not known" | "heterozygous" | "wild type"; deposited_on: string | null; germplasms: Array<RecordRef>; phenotypes: Array<string>; other_genes: number }

export type MutantSummary = { genes: number; withLine: number; inExon: number; homozygous: number; /** One genotyping names an exon and found it homozygous. */ homozygousInExon: number; /** Homozygous in an exon and deposited at the stock centre, which does not mean that it can be ordered. */ deposited: number }

export type MutantsAnswer = { releaseId: string; /** Ids or items of the list. */ given: number; notMatched: { count: number; /** The first 100. */ ids: Array<string> }; summary: MutantSummary; /** Lines that fit the other filters. */ facets: Record<string, Array<{ value: string; count: number }>>; /** Lines that fit the filters, and genes that have one. */ fitting: { lines: number; genes: number }; /** Genes on all pages. */ total: number; from: number; genes: Array<MutantGene>; /** The cursor of the next page; null after the last one, and if no rows were requested. */ next: string | null }

export type NamedLocus = { locus: RecordRef; symbol: string | null }

export type NetworkAnswer = { releaseId: string; /** Ids or items of the list. */ given: number; notMatched: { count: number; /** The first 100. */ ids: Array<string> }; genes: number; /** The genes of the edges. */ nodes: Array<NetworkGene>; edges: Array<NetworkEdge>; /** Edges that fit the filters, sent or not. */ total: number; /** Genes that statements which fit pair with themselves; these are not edges. */ self: number; /** Edges that fit the other filters. */ facets: { kind: Array<{ value: string; count: number }>; source: Array<{ value: string; count: number }>; method: Array<{ value: string; count: number }>; evidence: Array<{ value: string; count: number }> }; /** Connected parts, largest first. */ parts: Array<{ genes: number; /** Empty above 2000. */ names: Array<string>; edges: number }>; partCount: number; /** Genes without a partner in the list. */ alone: { genes: number; /** Empty above 2000. */ names: Array<string> } }

export type NetworkEdge = { /** Place in `nodes`; of a regulation the regulator. */ from: number; to: number; kind: "binding" | "regulation" | "unclear" | "unstated"; /** Both if statements differ. */ effect: "activates" | "represses" | "both" | null; statements: Array<NetworkStatement> }

export type NetworkExpected = { draws: number; seed: number; /** Kinds of which genes of the list have an edge. */ kinds: Array<{ kind: "binding" | "regulation" | "unclear" | "unstated"; /** Genes of the list that have an edge of this kind to any gene. */ genes: number; observed: number; /** Mean, the range of 95 of 100 draws and (b + 1) / (n + 1); null if there are too many genes to draw. */ random: { mean: number; low: number; high: number; p: number } | null }> }

export type NetworkGene = { locus: RecordRef; symbol: string | null; /** Groups of the GO slim that it is in, of the aspect that was asked for. */ groups: Array<string>; /** Whether the content that marks genes has it. */ isMarked: boolean }

export type NetworkStatement = { source: string; effect: "activates" | "represses" | null; method: string | null; /** How sure or how direct it is, in words of the source. */ evidence: string | null; pubmedId: number | null; /** The article as cited, if it has no PubMed ID. */ reference: string | null; /** The source collected it from others. */ isCompiled: boolean }

export type NewsItem = { id: number; title: string; date: string; content: string }

export type NoExpressionImage = { wasSuccessful: false; error: string | null }

export type OptionListsAnswer = { lists: Record<string, Array<{ value: string; count: number }>> }

export type OrganizationRecord = { communityId: number; organizationId: number; tairAccession: number | null; name: string; organizationType: string | null; address: string | null; city: string | null; region: string | null; postalCode: string | null; country: string | null; phones: Array<{ phoneType: "work" | "mobile" | "fax" | "lab"; phoneNumber: string }>; websites: Array<{ url: string }>; affiliations: Array<{ personId: number; communityId: number; firstName: string | null; lastName: string; isPi: boolean; jobTitle: string | null }>; dateLastUpdated: string; isMadeUp?: true }

export type OrthologSpecies = { species: string; /** Genes of the list with an ortholog there. */ genes: number; /** Loci of the release with one. */ loci: number }

export type OrthologsAnswer = { releaseId: string; /** Ids or items of the list. */ given: number; notMatched: { count: number; /** The first 100. */ ids: Array<string> }; /** Every species of the release, by number of genes. */ species: Array<OrthologSpecies>; /** The species of the rows; null if the release has no orthologs. */ chosen: string | null; /** Genes on all pages. */ total: number; from: number; /** In the order of the list. */ genes: Array<GeneOrthologs>; /** The cursor of the next page; null after the last one, and if no rows were requested. */ next: string | null; /** What the methods of these orthologs do, a sentence for each. */ methods: Array<string> }

export type OverlapsAnswer = { kind: "locus" | "clone" | "keyword" | "protein" | "polymorphism" | "ecotype" | "germplasm" | "marker" | "vector" | "transposon" | "publication" | "arrayelement" | "gene" | "protocol"; /** Items of each content, in the order given. */ sizes: Array<number>; union: number; /** Those that are not empty, the largest first; they add up to the union. */ parts: Array<{ part: string; count: number; /** Its first items. */ first: Array<string> }> }

export type OverlapsRequestInput = { of: Array<string> }

export type PatternGenes = { total: number; hits: number; genes: Array<{ /** Locus; in the set of gaps between loci, the gap. */ gene: string; isLocus: boolean; hits: number; sequences: number; first: Array<{ /** Name of the sequence: a gene model, locus, intron or gap between loci. */ sequence: string; /** First letter, counted from 1 along the sequence as it is stored. */ start: number; end: number; strand: "+" | "-"; mismatches: number; before: string; matched: string; after: string }> }>; /** The cursor of the next page; null after the last one, and if no rows were requested. */ next: string | null }

export type PatternLoci = { loci: Array<string> }

export type PatternRequestInput = { /** PROSITE-like, such as [AG]-C-G-T(2,3)-{A}. */ pattern: string; dataset: "araport11_transcripts" | "araport11_coding_sequences" | "araport11_genomic_locus" | "araport11_protein" | "araport11_upstream_500" | "araport11_upstream_1000" | "araport11_upstream_3000" | "araport11_downstream_500" | "araport11_downstream_1000" | "araport11_downstream_3000" | "araport11_intergenic" | "araport11_introns" | "araport11_3_utrs" | "araport11_5_utrs" | "tair10_coding_sequences" | "tair10_protein"; /** Of proteins always forward. */ strands?: "both" | "forward" | "reverse"; /** Loci, gene models or symbols whose sequences are searched, up to 10,000; all if it is left out. */ genes?: string | Array<string>; mismatches?: number; /** Whether the caller, if logged in, is e-mailed when it finishes. */ sendMail?: boolean }

export type PersonRecord = { communityId: number; personId: number; tairAccession: number | null; firstName: string | null; lastName: string; authorNames: Array<string>; otherNames: Array<string>; organisms: Array<string>; primaryJobTitle: string | null; researchInterest: string | null; keywords: Array<{ keyword: string; record: RecordRef | null }>; address: string | null; city: string | null; region: string | null; postalCode: string | null; country: string | null; phones: Array<{ phoneType: "work" | "mobile" | "fax" | "lab"; phoneNumber: string }>; websites: Array<{ url: string }>; email: string | null; contactAudience: "everyone" | "members" | "nobody"; isContactShown: boolean; affiliations: Array<{ organizationName: string; communityId: number; isPi: boolean; jobTitle: string | null }>; publications: Array<{ referenceId: number; title: string | null; sourceName: string | null; publicationYear: number | null; pubmedId: number | null }>; annotatedPapers: Array<{ pubmedId: number; referenceId: number | null; title: string | null; lineCount: number }>; isMadeUp?: true }

export type PlacedGene = { locus: RecordRef; symbol: string | null; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number }

export type PolymorphismHit = { polyId: number; name: string; aliases: Array<string>; polymorphism_type: string | null; polymorphism_site: string | null; gene_names: Array<string>; chromosome: string | null; start_position: number | null; parts: Array<string>; zygosity: Array<string>; description: string | null }

export type PolymorphismRecord = { polymorphismId: number; originalName: string; polymorphismTairObjectId: number | null; polymorphismType: "compound" | "deletion" | "digest_pattern" | "INDEL" | "insertion" | "PCR_product_length" | "SNP" | "substitution" | "visible" | null; insertionType: "short" | "T-DNA" | "transposant" | null; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM" | null; constructType: string | null; mutagen: string | null; mutationSite: "gene" | "genic_region" | "intergenic_region" | null; inheritance: "dominant" | "incompletely dominant" | "recessive" | null; alleleMode: "antimorphic" | "gain of function" | "haplo-insufficient" | "hypermorphic" | "hypomorphic" | "loss of function" | "unknown" | null; description: string | null; aliases: Array<string>; dateLastModified: string | null; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; associatedGenes: Array<{ locus: RecordRef; geneName: string | null; region: string | null }>; tfcPolymorphisms: Array<RecordRef>; germplasmCollections: Array<RecordRef>; mapLocations: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; map?: RecordRef; name: string; mapType: string; units: string }>; associatedNucleotideSequences: Array<{ flank1: string | null; flank2: string | null; insertionFlankingSequence: string | null; genBankAccession: string | null }>; publications: Array<{ publication: RecordRef | null; title: string | null; authors?: Array<string>; pubmedId: number | null; publicationYear: number | null; sourceName?: string | null; loci?: { rows: Array<string>; total: number } }>; geneticMarkers: Array<RecordRef>; isMadeUp?: true }

export type ProteinHit = { proteinId: number; name: string; mw: number | null; pi: number | null; length: number; locusName: string | null; locusId: number | null; geneName: string | null; geneId: number | null; symbol: string | null; fullName: string | null; description: string | null }

export type ProteinRecord = { proteinId: number; name: string; tairAccession: string | null; dateLastModified: string | null; description: string | null; primarySymbol: string | null; fullName: string | null; externalIdsList: Array<{ uniprotId: string | null; genbankGi: string | null }>; locusUniprotEntry: { accession: string; isReviewed: boolean; proteinName: string | null } | null; associatedGenes: Array<{ gene: RecordRef; associatedLocus: RecordRef | null }>; proteinProperties: { calculatedMW: number | null; calculatedPI: number | null; length: number }; domains: Array<{ startPosition: number; endPosition: number; domainDetails: { interproAccession: string | null; interproName: string | null; proteindomainType: string | null; proteinDomainAccession: string; description: string | null } }>; interproDomains: Array<{ interproData: { accession: string; name: string | null }; interproType: string | null; places: Array<{ startPosition: number; endPosition: number }> }>; sequence: string | null; isoforms: Array<{ protein: RecordRef; length: number; calcMw: number | null; calcPi: number | null; domains: Array<{ interproData: { accession: string; name: string | null }; interproType: string | null; places: Array<{ startPosition: number; endPosition: number }> }>; uniprotIds: Array<string> }>; interproCounts: Array<{ accession: string; name: string | null; proteinCount: number }>; structures: { structures: Array<{ accession: string; chain: string; method: "predicted" | "experimental"; source: string; version: string | null; licence: string | null; citation: string | null; pieces: Array<{ start: number; end: number; number: number }>; residueCount: number; outsideCount: number; differences: Array<{ position: number; protein: string; structure: string }>; confidence: { mean: number; residues: Record<string, number>; ranges: Array<{ start: number; end: number; level: "very_high" | "high" | "low" | "very_low"; mean: number }> } | null }>; coverage: { proteins: number; of: number }; hasVariants: boolean } | null; externalLinks: Array<{ webSiteName: string; baseUrl: string; urlVariable: string }>; comments: Array<{ notepadComment: string; dateEntered: string | null; notepadId: number; person: { firstName: string | null; lastName: string | null; communityId: number | null } }>; isMadeUp?: true }

export type ProteinSummary = { protein: RecordRef; length: number; calcMw: number | null; calcPi: number | null; domains: Array<{ interproData: { accession: string; name: string | null }; interproType: string | null; places: Array<{ startPosition: number; endPosition: number }> }> }

export type ProteinVariants = { sets: Array<{ name: string; title: string; description: string | null; licence: string; citation: string | null; samples: number }>; set: string | null; variants: Array<{ start: number; end: number; term: "stop_gained" | "frameshift_variant" | "start_lost" | "stop_lost" | "inframe_insertion" | "inframe_deletion" | "missense_variant"; proteinChange: string | null; position: number; id: string | null; ref: string; alt: string; carriers: number; called: number }>; elsewhere: number; left: number; hasDna: boolean }

export type ProtocolHit = { protocolId: number; title: string; authors: Array<string>; description: string | null; keywords: Array<string>; websites: Array<string> }

export type ProtocolRecord = { protocolId: number; name: string; authors: Array<string>; dateLastModified: string | null; tairAccession: string | null; description: string | null; usage: string | null; methods: string | null; publication: RecordRef | null; keywords: Array<{ keyword: string; record: RecordRef | null }>; websites: Array<{ webSiteName: string; url: string }>; isMadeUp?: true }

export type PublicSummary = { kind: string; key: number; name: string; symbols: Array<string>; type: string | null; description: string | null; position: string | null; uniprotIds: Array<string>; isObsolete: boolean; address: string; formats: Array<string>; release: string; isOpen: boolean }

export type PublicationHit = { id: string; authors: Array<string>; title: Array<string>; pubName: Array<string>; year: number | null; doi: string | null; pubmedId: number | null; keywords: Array<string>; loci: Array<string>; referenceId: number; date_last_modified: Array<string> }

export type PublicationRecord = { referenceId: number; publication: { title: string | null; authors: Array<string>; publicationType: "book" | "research_article" | "review" | "dissertation" | "press_article" | "comment" | "abstract" | "book_chapter" | "erratum" | null; pubName: string | null; publicationYear: number | null; volume: string | null; issue: string | null; pageStart: string | null; doi: string | null; pubmedId: number | null; refid: number; abstract: string | null }; communities: Array<{ firstName: string | null; lastName: string; communityId: number }>; keywords: Array<RecordRef>; loci: { rows: Array<{ locus: RecordRef; symbol: string | null }>; total: number }; annotationCount: number; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }

export type PublicationSuggestion = { TITLE: string; REFERENCE_ID: number; PUBMED_ID: number | null; DOI: string | null }

export type Question = { id: string; title: string; /** The form on whose page it stands. */ form: "dna" | "ecotype" | "genes" | "germplasm" | "keyword" | "markers" | "community" | "polyallele" | "protein" | "protocol" | "publication" | "transposon" | "vector"; sentence: Array<string | { word: string }>; words: Record<string, { control: "choice"; label: string; /** The first one is chosen at first; null as a value leaves the field empty. */ choices: Array<{ label: string; value: unknown }> } | { control: "term"; label: string; first: { id: string; name: string } } | { control: "text"; label: string; first: string }>; steps: Array<{ /** What the search is, to follow "made of". */ is: string; join: "and" | "or" | "without"; /** A category of results. */ finds: "genes" | "dna" | "keyword" | "protein" | "polyallele" | "ecotype" | "community" | "germplasm" | "markers" | "vector" | "transposon" | "publication" | "microarray" | "descriptions" | "protocol" | "annotations" | "locus_history" | "mutants"; criteria: Record<string, unknown>; filters: Record<string, unknown>; asGenes: boolean }> }

export type QuestionsAnswer = { questions: Array<Question> }

export type RecordHistory = { releaseId: string; againstId: string | null; areHeld: boolean; since: { releaseId: string; publishedAt: string } | null; changes: Array<ChangeOfRecord> }

export type RecordKey = { key: number }

export type RecordRef = { kind: string; key: number; label: string }

export type RecordRow = { input: string; /** What the id leads to, in the words of POST resolve. */ bucket: "matched" | "alias" | "converted" | "ambiguous" | "obsolete" | "duplicate" | "unknown"; /** Of the record; null if the id leads to none, or to several. */ key: number | null; /** Of a duplicate: the earlier row with the same id, counted from 1, which has the record. */ ofLine: number | null; /** Of an ambiguous id, what it may mean; of an obsolete one, its successors. */ candidates: Array<RecordRef>; /** As GET detail/{kind} answers it. */ record: Record<string, unknown> | null }

export type RecordStates = { againstId: string | null; releaseId: string; before: string | null; after: string | null; sections: Array<SectionStates>; same: Array<string> }

export type RecordsAnswer = { releaseId: string; /** One for each id, in the order given. */ rows: Array<RecordRow> }

export type RecordsRequestInput = { /** People and organizations are read one by one. */ kind: "analysisreference" | "arrayelement" | "clone" | "cloneend" | "communication" | "ecotype" | "gene" | "genesymbol" | "germplasm" | "hoststrain" | "keyword" | "library" | "locus" | "map" | "marker" | "organization" | "person" | "polymorphism" | "protein" | "protocol" | "publication" | "sequence" | "species" | "transposon" | "transposonfamily" | "vector"; /** Up to 1,000 names or accessions in any case, or keys written as key:12345. */ ids: Array<string> }

export type ReleaseChanges = { releaseId: string; publishedAt: string; standing: "current" | "earlier" | "rolled_back"; isHeld: boolean; againstId: string | null; comparison: "first" | "waiting" | "compared" | "missed"; changedRecords: number; kinds: Record<string, KindChanges>; files: { same: number; replaced: number; added: number; removed: number } }

export type ReleaseCoverage = { releaseId: string; sequences: { /** Bases of the assembly, organelles included. */ genome: { held: number; of: number }; /** Sequences that each set holds, of those that are annotated. */ datasets: Array<{ held: number; of: number; dataset: "araport11_transcripts" | "araport11_coding_sequences" | "araport11_genomic_locus" | "araport11_protein" | "araport11_upstream_500" | "araport11_upstream_1000" | "araport11_upstream_3000" | "araport11_downstream_500" | "araport11_downstream_1000" | "araport11_downstream_3000" | "araport11_intergenic" | "araport11_introns" | "araport11_3_utrs" | "araport11_5_utrs" | "tair10_coding_sequences" | "tair10_protein" }> }; /** Publications of the release, and how many of them have a title, authors and a journal. */ publications: { of: number; withTitle: number; withAuthors: number; withJournal: number }; /** Genes with an annotation that is not negated, by category of its keyword. */ annotatedGenes: Record<string, number> }

export type ReleaseEntry = { releaseId: string; publishedAt: string; standing: "current" | "earlier" | "rolled_back"; isHeld: boolean; againstId: string | null; comparison: "first" | "waiting" | "compared" | "missed"; changedRecords: number }

export type ReleaseFacts = { releaseId: string; builtAt: string | null; doi: string | null; counts: Record<string, number>; sources: Array<{ kind: string; title: string; file: string; isDemo: boolean; sha256: string; bytes: number; lines: number; rows: number; rejected: number; licence: string; citation: string; recordKinds: Array<string> }>; chromosomes: Array<{ name: string; length: number; refget: string | null; md5: string | null }>; held: Array<string>; previous: { releaseId: string; counts: Record<string, number> } | null }

export type ReleaseList = { releases: Array<ReleaseEntry> }

export type ResolveAnswer = { /** One for each id, in the order given */ lines: Array<ResolvedLine>; counts: Record<string, number>; /** Different records among the matched, alias and converted lines */ recordCount: number }

export type ResolveCandidate = { kind: string; key: number; label: string; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line" }

export type ResolveRequestInput = { /** Up to 100,000 ids in any case: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list, taken as it is. */ ids: string | Array<string>; /** The kind of record the ids are to lead to. Left out: an id that leads to a locus means the locus, any other the records of all kinds that it names. */ kind?: "analysisreference" | "arrayelement" | "clone" | "cloneend" | "communication" | "ecotype" | "gene" | "genesymbol" | "germplasm" | "hoststrain" | "keyword" | "library" | "locus" | "map" | "marker" | "organization" | "person" | "polymorphism" | "protein" | "protocol" | "publication" | "sequence" | "species" | "transposon" | "transposonfamily" | "vector" }

export type ResolvedLine = { input: string; bucket: "matched" | "alias" | "converted"; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line"; record: RecordRef } | { input: string; bucket: "ambiguous"; candidates: Array<ResolveCandidate> } | { input: string; bucket: "obsolete"; record: RecordRef | null; successors: Array<RecordRef> } | { input: string; bucket: "duplicate"; /** The earlier line with the same id, counted from 1 */ ofLine: number } | { input: string; bucket: "unknown" }

export type RichNode = string | { tag: "p" | "br" | "hr" | "ul" | "ol" | "li" | "dl" | "dt" | "dd" | "blockquote" | "pre" | "h3" | "h4" | "h5" | "a" | "b" | "strong" | "i" | "em" | "u" | "sub" | "sup" | "code" | "span" | "table" | "caption" | "thead" | "tbody" | "tr" | "th" | "td" | "img"; children: Array<RichNode>; href?: string; id?: string; src?: string; darkSrc?: string; alt?: string; width?: number; height?: number }

export type RunAccess = { requiresLogin: boolean; takesUnit: boolean }

export type RunStatus = { token: string; /** Name of the tool, as in addresses. */ tool: string; title: string; formPath: string; state: "waiting" | "running" | "done" | "failed" | "cancelled"; /** Position in the queue while it waits; 1 is next. */ place: number | null; progress: { share: number | null; text: string } | null; createdAt: string; startedAt: string | null; finishedAt: string | null; /** The run and its result are deleted then. */ keptUntil: string; releaseId: string; /** Why it failed. */ fault: string | null; isFromStore: boolean; isOwn: boolean; /** Whether an e-mail is sent when it finishes. */ willMail: boolean; summary: { text: string; files: Array<{ name: string; bytes: number }>; counts: Record<string, number> } | null }

export type SavedSearch = { category: "genes" | "dna" | "keyword" | "protein" | "polyallele" | "ecotype" | "community" | "germplasm" | "markers" | "vector" | "transposon" | "publication" | "microarray" | "descriptions" | "protocol" | "annotations" | "locus_history" | "mutants"; searchText?: string; searchTerms?: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; sort?: Array<{ field: string; direction: "asc" | "desc" }>; only?: Array<number>; except?: Array<number> }

export type SavedSearchInput = { category: "genes" | "dna" | "keyword" | "protein" | "polyallele" | "ecotype" | "community" | "germplasm" | "markers" | "vector" | "transposon" | "publication" | "microarray" | "descriptions" | "protocol" | "annotations" | "locus_history" | "mutants"; searchText?: string; searchTerms?: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }>; sort?: Array<{ field: string; direction: "asc" | "desc" }>; only?: Array<number>; except?: Array<number> }

export type SectionChange = { section: string; added: number; removed: number; rewritten: number }

export type SectionStates = { section: string; added: number; removed: number; rewritten: number; rows: Array<StateRow>; more: number }

export type SequenceRecord = { nucleotideSeqId: number; name: string; dateLastModified: string | null; tairObjectId: number | null; icAccession: string | null; nucleotideSequenceType: string | null; sequenceClass: string | null; gene: RecordRef | null; length: number | null; sequence: string | null; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; publications: Array<{ publication: RecordRef | null; title: string | null; authors?: Array<string>; pubmedId: number | null; publicationYear: number | null; sourceName?: string | null; loci?: { rows: Array<string>; total: number } }>; isMadeUp?: true }

export type SequenceRequestInput = { /** Loci or gene models, up to 10,000: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list. */ ids?: string | Array<string>; /** Instead of ids: genes that were selected on a results page. */ genes?: { keys: Array<number> } | { search: { searchText: string; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> } | { searchTerms: Array<Record<string, unknown>>; filters?: Record<string, { include?: Array<string>; exclude?: Array<string>; from?: number; to?: number }> }; except?: Array<number> }; /** With genes: the AGI gene IDs that were searched for. The matching gene models are among them. */ geneList?: string; species?: "any" | "Arabidopsis thaliana" | "Arabidopsis lyrata"; dataset?: "araport11_transcripts" | "araport11_coding_sequences" | "araport11_genomic_locus" | "araport11_protein" | "araport11_upstream_500" | "araport11_upstream_1000" | "araport11_upstream_3000" | "araport11_downstream_500" | "araport11_downstream_1000" | "araport11_downstream_3000" | "araport11_intergenic" | "araport11_introns" | "araport11_3_utrs" | "araport11_5_utrs" | "tair10_coding_sequences" | "tair10_protein" | "araport11_upstream" | "araport11_downstream"; /** For the sets of a chosen length. */ flank?: { length: number; /** Upstream: TSS or ATG. Downstream: end of the transcript or stop codon. */ from?: "transcript" | "coding"; /** Whether it ends where the next gene begins, on either strand. */ stopsAtGene?: boolean }; choice?: "one_per_locus" | "all_gene_models" | "matching_model"; format?: "fasta" | "gff3" | "bed" }

export type SimilarGenes = { dataSet: string; method: "pearson" | "spearman"; sampleCount: number; comparedLoci: number; isCompared: boolean; limit: number | null; isLog: boolean; genes: Array<{ locus: RecordRef; symbol: string | null; correlation: number; rank: number; mutualRank: number; highest: { label: string; mean: number } }> }

export type SourceAnswers = { /** In the order of the sources. */ sources: Array<EnrichmentAnswer>; /** Of all sources. p values are corrected within each source. */ tests: number; /** A sentence for a methods section */ method: string }

export type SpeciesRecord = { taxonId: number; scientificName: string; genus: string; species: string; commonName: string | null; taxonomy: Array<string>; isMadeUp?: true }

export type StartedRun = { token: string; /** Page of the run. */ address: string; state: "waiting" | "running" | "done" | "failed" | "cancelled" }

export type StateRow = { label: string | null; before: string | null; after: string | null; mark: "added" | "removed" | "rewritten" | "same" }

export type StructureFile = { fileName: string; mmcif: string }

export type SuggestAnswer = { suggestions: Array<Suggestion> }

export type Suggestion = { record: RecordRef; name: string; by: "name" | "accession" | "gene_model" | "uniprot" | "probe" | "symbol" | "full_name" | "stock" | "alias" | "cross_reference" | "line"; isExact: boolean; symbol?: string | null; fullName?: string | null; stocks?: Array<string> }

export type TakenSymbol = { SYMBOL: string; STATUS: "registered" | "pending" }

export type TermGenes = { id: string; name: string; /** All counted list genes with it */ loci: Array<string>; genes: Array<{ key: number; name: string; symbol: string | null; /** To the term or one below it; empty if the source has no evidence */ annotations: Array<{ id: string; name: string; key: number | null; evidence: string | null; papers: Array<{ key: number | null; pubmedId: number | null }> }> }> }

export type TermGenesRequestInput = { /** What genes may have in common. */ source?: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; /** The genes from which the list could have been drawn. */ background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; /** Of the background expressed: a data set, its organ and its sample, separated by |, as expression/samples names them; the last one or two may be left out. Without it any sample of the largest data set. */ expressedIn?: string; /** Of ontologies: any, curated, experimental, or codes separated by commas. */ evidence?: string; /** Terms with fewer background genes are not tested. */ min?: number; /** Terms with more background genes are not tested. */ max?: number; /** Benjamini-Hochberg, Bonferroni or Benjamini-Yekutieli. */ correction?: "bh" | "bonferroni" | "by"; /** Significant: q up to this. */ alpha?: number; /** 1: genes without a counted annotation are counted, on both sides. */ unannotated?: "0" | "1"; /** A stored list of loci, instead of items. */ list?: string; /** A stored list of loci as custom background; it replaces background. */ backgroundList?: string; /** Up to 100,000 loci in any spelling: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list. */ items?: string | Array<string>; /** Loci of a custom background, written as items are; it replaces background. */ backgroundItems?: string | Array<string>; /** A term of the source, as GO:0009909. */ term: string }

export type TermGraph = { /** Broader terms first */ terms: Array<{ id: string; name: string; /** Counted list genes with the term */ found: number; /** Background genes with the term */ withTerm: number; /** Null if it was not tested */ log10Q: number | null; isSignificant: boolean; /** Drawn only because it joins terms below it */ isJoint: boolean; /** The nearest terms of the graph above it */ parents: Array<string> }>; /** Shown terms that did not fit */ left: number }

export type TermGraphRequestInput = { /** What genes may have in common. */ source?: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; /** The genes from which the list could have been drawn. */ background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; /** Of the background expressed: a data set, its organ and its sample, separated by |, as expression/samples names them; the last one or two may be left out. Without it any sample of the largest data set. */ expressedIn?: string; /** Of ontologies: any, curated, experimental, or codes separated by commas. */ evidence?: string; /** Terms with fewer background genes are not tested. */ min?: number; /** Terms with more background genes are not tested. */ max?: number; /** Benjamini-Hochberg, Bonferroni or Benjamini-Yekutieli. */ correction?: "bh" | "bonferroni" | "by"; /** Significant: q up to this. */ alpha?: number; /** 1: genes without a counted annotation are counted, on both sides. */ unannotated?: "0" | "1"; /** A stored list of loci, instead of items. */ list?: string; /** A stored list of loci as custom background; it replaces background. */ backgroundList?: string; /** Up to 100,000 loci in any spelling: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list. */ items?: string | Array<string>; /** Loci of a custom background, written as items are; it replaces background. */ backgroundItems?: string | Array<string> }

export type TermLoci = { /** Counted list genes with at least one of the terms */ any: Array<string>; /** Those with all of them */ all: Array<string> }

export type TermLociRequestInput = { /** What genes may have in common. */ source?: "go_bp" | "go_mf" | "go_cc" | "po_structure" | "po_stage" | "family" | "interpro" | "publication" | "pathway" | "gene_set"; /** The genes from which the list could have been drawn. */ background?: "annotated" | "all" | "protein_coding" | "array_ath1" | "array_ag" | "array_afgc" | "expressed"; /** Of the background expressed: a data set, its organ and its sample, separated by |, as expression/samples names them; the last one or two may be left out. Without it any sample of the largest data set. */ expressedIn?: string; /** Of ontologies: any, curated, experimental, or codes separated by commas. */ evidence?: string; /** Terms with fewer background genes are not tested. */ min?: number; /** Terms with more background genes are not tested. */ max?: number; /** Benjamini-Hochberg, Bonferroni or Benjamini-Yekutieli. */ correction?: "bh" | "bonferroni" | "by"; /** Significant: q up to this. */ alpha?: number; /** 1: genes without a counted annotation are counted, on both sides. */ unannotated?: "0" | "1"; /** A stored list of loci, instead of items. */ list?: string; /** A stored list of loci as custom background; it replaces background. */ backgroundList?: string; /** Up to 100,000 loci in any spelling: a text, split at line breaks, tabs, commas, semicolons and spaces, or a list. */ items?: string | Array<string>; /** Loci of a custom background, written as items are; it replaces background. */ backgroundItems?: string | Array<string>; /** Terms of the source, separated by |. */ terms: string }

export type TermSuggestAnswer = { terms: Array<TermSuggestion> }

export type TermSuggestion = { id: string; name: string; category: "molecular function" | "biological process" | "cellular component" | "growth and developmental stages" | "plant structure" | "method" | "user-defined" }

export type TestedMotif = { matrixId: string; /** The transcription factor as JASPAR names it. */ factor: string; /** Its locus; null if none of its UniProt accessions has one. */ locus: RecordRef | null; factorClass: string | null; factorFamily: string | null; assay: string | null; pubmedId: number | null; /** Counts of A, C, G and T in each column. */ columns: Array<Array<number>>; /** Promoters of the list with a site. */ found: number; /** Promoters of the background with one. */ withSite: number; /** The share in the list by that in the background; 0 if the background has none. */ fold: number; log10P: number; log10Q: number; /** The better motif that it is like. */ foldedInto: string | null; /** Those folded into it, and the first three factors. */ similar: { count: number; factors: Array<string> }; /** Distances of the sites of the list from their gene. */ listSites: Array<number>; /** Sites of the background in each 50 bases, farthest from the gene first. */ backgroundSites: Array<number> }

export type TrackList = { releaseId: string; note: string | null; tracks: Array<{ id: "genes" | "coding" | "noncoding" | "transposon_genes" | "transposons" | "insertions" | "markers"; lines: number }>; siteTracks: Array<{ id: string; format: "bed" | "bigwig" | "vcf"; title: string; category: string | null; description: string | null; licence: string; citation: string | null }> }

export type TransposonHit = { transposonId: number; transposon_name: string; transposonFamilyId: number; family_name: string; super_family_name: string }

export type TransposonRecord = { transposonId: number; name: string; dateLastModified: string | null; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; family: RecordRef; superFamilyName: string; sequence: RecordRef | null; associatedTransposable: Array<RecordRef>; transposonFeature: Array<{ assignmentFeatureType: string; startPosition: number; endPosition: number }>; globalAssignment: Array<{ chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; start: number; end: number; orientation: "F" | "R" | null; map?: RecordRef; name: string; mapType: string; units: string }>; isMadeUp?: true }

export type TransposonfamilyHit = { id: string; transposonFamilyId: number; family_name: Array<string>; super_family_name: Array<string>; num_elements: number }

export type TransposonfamilyRecord = { transposonFamilyId: number; transposonFamilyName: string; dateLastUpdated: string | null; superFamilyName: string; copies: { count: number; together: number; medianLength: number; longest: { transposon: RecordRef; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; startPosition: number; endPosition: number } | null; bins: Array<GenomeBin> }; associatedTransposons: Array<{ transposon: RecordRef; chromosome: "Chr1" | "Chr2" | "Chr3" | "Chr4" | "Chr5" | "ChrC" | "ChrM"; startPosition: number; endPosition: number }>; isMadeUp?: true }

export type TreeTerm = { keywordId: number; name: string; relationships: Array<"is_a" | "part_of">; locusCount: number; totalLocusCount: number; childCount: number }

export type VectorHit = { vectorId: number; name: string; alias: Array<string>; vector_type: string | null; genbank: Array<string>; locus: Array<string>; chrom: string | null; start_position: number | null; stock_number: Array<string> }

export type VectorRecord = { vectorId: number; name: string; aliases: Array<string>; dateLastModified: string | null; tairObjectId: number | null; vectorType: string | null; description: string | null; promoterName: string | null; promoterInfo: string | null; antibioticResistance: string | null; hostStrain: { hostStrain: RecordRef | null; originalName: string; genus: string | null; species: string | null } | null; stockDetails: Array<{ stockId: number | null; name: string; stockAvailabilityType: "available" | "not available" | "not yet received" | "no longer distributed" | null; donorStockNumber: string | null; description: string | null; communityType: "person" | "organization" | null; communityId: number | null; firstName: string | null; lastName: string | null; organizationName: string | null }>; libraryVectors: Array<RecordRef>; imageDetails: Array<{ imageId: number; address: string | null }>; attributions: Array<{ attributionType: string; communityType: "person" | "organization" | null; communityId: number | null; name: string; organizationName?: string | null; firstName?: string | null; lastName?: string | null; attributionDate: string | null }>; comments: Array<{ firstName: string | null; lastName: string | null; communityId: number | null; notepadComment: string; dateEntered: string | null }>; isMadeUp?: true }
