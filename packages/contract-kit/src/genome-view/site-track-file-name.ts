/** The name of a file of a track of the operator, its index included: nothing that leads out of a folder. */
export const siteTrackFileName = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?(?:\.bw|\.(?:bed|vcf)\.gz(?:\.tbi)?)$/
