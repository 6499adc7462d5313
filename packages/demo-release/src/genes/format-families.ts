/** As many as the historical list of TAIR has. */
const madeUpFamilies = 155

/** The loci of the made-up families, beside the well-known genes of the MADS box. */
const madeUpLoci = ['AT1G90010', 'AT1G90030']

/** AG, SEP3, AP1, SOC1, FLC, AP3 and PI: true members, and one that the release does not have. */
const madsBoxGenes = ['AT4G18960', 'AT1G24260', 'AT1G69120', 'AT2G45660', 'AT5G10140', 'AT3G54340', 'AT5G20240', 'AT1G00000']

/**
 * The historical list of gene families in the layouts of its files, made up but for the genes of the MADS box. Links are of all the odd
 * kinds that the list of TAIR has.
 */
export function formatFamilyFiles(): Record<string, string[]> {
  return {
    'TAIR_gene_families.tsv': [
      'gene_family\tsubfamily_or_first_column\tlocus\tgene_or_protein_name\tdescription\tpage',
      ...madsBoxGenes.map((locus) => `TAIR - Genefamily - MADS box genes of the demonstration\tMADS box\t${locus}\t\t\tMADS_box`),
      ...Array.from({ length: madeUpFamilies }, (_, index) => formatMadeUp(index + 1)).flat(),
    ],
    'rosette_gene_family.tsv': [
      'name\tlink\tcount_text\tsubmitter_name\tsubmitter_type\tsubmitter_id',
      'MADS box genes of the demonstration\thttp://www.example.org/browse/genefamily/MADS_box.jsp\t1 family, 8 genes\tFlora Example\tperson\t900000001',
      'Demonstration family 1\t/browse/genefamily/browse/genefamily/DEMO001.jsp\t\tDemonstration Stock Centre\torganization\t900000002',
      'Demonstration family 2\tDEMO002\t\tSomebody Unknown\t\t',
      'Demonstration family without a page\tmailto:curator@example.org\t3 genes\t\t\t',
    ],
  }
}

function formatMadeUp(number: number): string[] {
  const code = `DEMO${String(number).padStart(3, '0')}`
  return madeUpLoci
    .slice(number % 2)
    .map((locus, index) => `Demonstration family ${number}\tGroup ${index + 1}\t${locus}\tDEMO${number}.${index + 1}\tmade up\t${code}`)
}
