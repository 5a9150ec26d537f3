import type { Snapshot } from './snapshot.js'

/** Lists the URLs of static files that have new bytes at the same URL. */
export function findChangedStatics(before: Snapshot, after: Snapshot): readonly string[] {
  if (before.site.files.statics === after.site.files.statics) return []
  const old = new Map(before.site.files.statics.map(({ output, hash }) => [output, hash]))
  const { baseUrl } = after.site.config
  return after.site.files.statics.flatMap(({ output, hash }) => {
    const oldHash = old.get(output)
    return oldHash === undefined || oldHash === hash ? [] : [encodeURI(baseUrl + output)]
  })
}
