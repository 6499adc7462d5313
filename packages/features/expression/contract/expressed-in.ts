/** Samples in one of which a gene is expressed: those of a data set, of one of its organs, or one alone. */
export type ExpressedIn = { dataSet: string; organ?: string | undefined; sample?: string | undefined }

/** As addresses have it: the parts separated by |. */
export function parseExpressedIn(text: string): ExpressedIn {
  const [dataSet = '', organ, sample] = text.split('|')
  return { dataSet, organ, sample }
}

export function formatExpressedIn({ dataSet, organ, sample }: ExpressedIn): string {
  return [dataSet, organ, sample].filter((part) => part !== undefined).join('|')
}
