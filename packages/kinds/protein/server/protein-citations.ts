export const araport11Licence = 'CC-BY 4.0'

export const araport11Citation =
  'Cheng et al. (2017) Araport11: a complete reannotation of the Arabidopsis thaliana reference genome. The Plant Journal 89:789–804'

export const tairLicence = 'CC-BY 4.0'

export const tairCitation =
  'Berardini et al. (2015) The Arabidopsis Information Resource: making and mining the gold standard annotated reference plant genome. Genesis 53:474–485'
