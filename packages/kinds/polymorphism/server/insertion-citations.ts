export const signalLicence = 'SIGnAL public data, free with citation'

export const signalCitation = 'Alonso et al. (2003) Genome-wide insertional mutagenesis of Arabidopsis thaliana. Science 301:653–657'
