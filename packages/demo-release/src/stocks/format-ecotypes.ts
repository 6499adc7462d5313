import { ecotypeCountries } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'

/** Accessions as AraPheno, the 1001 Genomes and our own file of details list them. Numbers from 900000 are made up. */
export function formatEcotypeFiles(): Record<string, string[]> {
  return {
    'AraPheno_accessions.csv': ['pk,name,country,latitude,longitude,collector,collection_date,cs_number,species', ...accessions],
    '1001genomes_accessions.csv': sequenced,
    'rosette_ecotype.tsv': [
      detailColumns.join('\t'),
      ...details.map((detail) => detailColumns.map((column) => detail[column] ?? '').join('\t')),
    ],
  }
}

/** Three accessions are called Bur-0, the first made-up one has nothing but a name, and every country of the search form has one. */
const accessions = [
  '5719,Bur-0,Ireland,54.1,-6.2,D. Ratcliffe,,,Arabidopsis thaliana',
  '6905,Bur-0,Ireland,54.1,-6.2,Albert Kranz,,,Arabidopsis thaliana',
  '6909,Col-0,US,38.3,-92.3,Albert Kranz,,CS76778,Arabidopsis thaliana',
  '6911,Cvi-0,Cape Verde,15.1111,-23.6167,Albert Kranz,,CS76789,Arabidopsis thaliana',
  '6916,Est-1,Russia,58.3,25.3,Albert Kranz,,,Arabidopsis thaliana',
  '6981,Ws-2,Russia,52.3,30.0,Kenneth Feldmann,,CS78920,Arabidopsis thaliana',
  '7058,Bur-0,Ireland,54.1,-6.2,Albert Kranz,,CS76734,Arabidopsis thaliana',
  '7183,Kas-1,India,35.0,77.0,Shauna Somerville,,CS79018,Arabidopsis thaliana',
  '7192,Kil-0,UK,55.6395,-5.66364,Albert Kranz,,CS76526,Arabidopsis thaliana',
  '7213,Ler-0,GER,47.984,10.8719,Maarten Koornneef,,CS77020,Arabidopsis thaliana',
  '7432,XX-0,UNK,,,Albert Kranz,,,Arabidopsis thaliana',
  '900000,DEMO-0,UNK,,,0,,,',
  '900001,DEMO-1,Germany,48.1,11.2,"DEMO Collector, DEMO Helper",,DEMO_1003_1,Arabidopsis thaliana',
  '900002,DEMO-2,SUI,46.5,7.1,DEMO Collector,,,Arabidopsis halleri',
  ...ecotypeCountries.map((country, index) => `${900_101 + index},DEMO-C${index + 1},${country},,,DEMO Collector,,,Arabidopsis thaliana`),
]

const sequenced = [
  '7058,"Mott","Bur-0","IRL","Bur","53.08","-9.07555556","Albert Kranz","","CS76734","admixed","","forbidden"',
  '7192,"Salk","Kil-0","UK","Kil","55.6395","-5.66364","Albert Kranz","","CS76526","germany","","x"',
  '6909,"GMI","Col-0","USA","Col","38.3","-92.3","Albert Kranz","","CS76778","germany","","ltblu_circle"',
  '6911,"Salk","Cvi-0","CPV","Cvi","15.1111","-23.6167","Albert Kranz","","CS76789","relict","Y","grn_circle"',
  '7213,"Mott","Ler-0","GER","Ler","47.984","10.8719","Maarten Koornneef","","CS77020","admixed","","forbidden"',
  '900001,"DEMO","DEMO 1 / DEMO-1","GER","DemonstrationsstraÃ\u009Fe","48.1","11.2","DEMO Collector","","DEMO_1003_1","germany","","x"',
]

const detailColumns = [
  'ecotype_number',
  'tair_accession',
  'abbr_name',
  'aliases',
  'species_variant_type',
  'date_last_modified',
  'location',
  'latitude_max',
  'longitude_max',
  'altitude_min',
  'altitude_max',
  'number_of_plants',
  'habitat',
  'average_temperature',
  'monthly_precipitation',
  'stocks',
] as const

const details: readonly Partial<Record<(typeof detailColumns)[number], string>>[] = [
  { ecotype_number: '6909', aliases: 'Columbia' },
  { ecotype_number: '6911', aliases: 'Cape Verde Islands' },
  { ecotype_number: '6981', aliases: 'Wassilewskija' },
  { ecotype_number: '7213', aliases: 'Landsberg erecta' },
  {
    ecotype_number: '900001',
    tair_accession: '900000100',
    abbr_name: 'DEMO-1',
    aliases: 'Demonstration one|DEMO_ONE',
    species_variant_type: 'ecotype',
    date_last_modified: '2024-02-29',
    location: 'Garden of the demonstration, behind the greenhouse',
    latitude_max: '48.9',
    longitude_max: '11.9',
    altitude_min: '300',
    altitude_max: '450',
    number_of_plants: '12',
    habitat: 'Sandy soil along a path, mown twice a year',
    average_temperature: '9 °C',
    monthly_precipitation: '60 to 80 mm',
    stocks: Array.from({ length: 12 }, (_, index) => `DEMO_1003_${index + 1}`).join('|'),
  },
]
