/** A site of a motif in a promoter. */
export type PromoterSite = {
  /** Number of the promoter. */
  promoter: number
  /** Bases from its first base, as the gene is read, to the gene. */
  distance: number
  /** One of `siteStrands`, as it lies to the gene. */
  strand: number
  /** In hundredths of a bit. */
  score: number
}

const bytesOfSite = 9

export function packSites(sites: readonly PromoterSite[]): Buffer {
  const packed = Buffer.alloc(sites.length * bytesOfSite)
  for (const [index, { promoter, distance, strand, score }] of sites.entries()) {
    const at = index * bytesOfSite
    packed.writeUInt32LE(promoter, at)
    packed.writeUInt16LE(distance, at + 4)
    packed.writeUInt8(strand, at + 6)
    packed.writeInt16LE(score, at + 7)
  }
  return packed
}

/** In the order of their promoters. */
export function* unpackSites(packed: Buffer): Generator<PromoterSite> {
  for (let at = 0; at < packed.length; at += bytesOfSite) {
    yield {
      promoter: packed.readUInt32LE(at),
      distance: packed.readUInt16LE(at + 4),
      strand: packed.readUInt8(at + 6),
      score: packed.readInt16LE(at + 7),
    }
  }
}
