/** What people added to records that have files of their own. All of it is made up, and so are the records it stands on. */
export function formatCurationFiles(): Record<string, string[]> {
  return {
    'rosette_ecotype_attribution.tsv': [
      'record_name\tattribution_type\tcommunity_type\tcommunity_id\tfirst_name\tlast_name\torganization_name\tattribution_date',
      '900001\tdonor\tperson\t\tDemo\tCollector\t\t2020-02-02',
    ],
    'rosette_ecotype_comment.tsv': comments('900001'),
    'rosette_publication_comment.tsv': comments('900000001'),
    'rosette_gene_comment.tsv': comments('AT1G90010.1'),
  }
}

function comments(recordName: string): string[] {
  return [
    'record_name\tcommunity_id\tfirst_name\tlast_name\tnotepad_comment\tdate_entered',
    `${recordName}\t\tDemo\tReader\tThis comment was made up, to show where comments stand.\t2024-02-29`,
  ]
}
