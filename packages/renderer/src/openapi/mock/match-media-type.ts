/** A declared media type. */
interface Declared {
  /** A type such as `application/json`, or a range such as `text/*`; parameters may follow. */
  readonly name: string
}

/** The most specific of the declared media types that contains a given one. Ignores parameters such as `charset`. */
export function matchMediaType<Media extends Declared>(given: string, declared: readonly Media[]): Media | undefined {
  const type = withoutParameters(given)
  const [group = ''] = type.split('/', 1)
  const find = (name: string): Media | undefined => declared.find((each) => withoutParameters(each.name) === name)
  return find(type) ?? find(`${group}/*`) ?? find('*/*') ?? find('*')
}

/**
 * The declared media type that an `Accept` header prefers, the first of several with equal weight; `undefined` if the
 * header accepts none.
 */
export function acceptMediaType<Media extends Declared>(
  header: string | undefined,
  declared: readonly Media[],
): Media | undefined {
  if (header === undefined || header.trim() === '') return declared[0]
  const ranges = header.split(',').map(readRange)
  const ranked = declared.map((media) => ({ media, weight: weigh(withoutParameters(media.name), ranges) }))
  const best = Math.max(0, ...ranked.map(({ weight }) => weight))
  return best === 0 ? undefined : ranked.find(({ weight }) => weight === best)?.media
}

/** A media range of an `Accept` header (RFC 9110, section 12.5.1). */
interface Range {
  readonly type: string
  /** Value of the parameter `q`, from 0 to 1. */
  readonly weight: number
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { type, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

/**
 * The weight of the most specific range that contains a declared type. If the description declares a range such as
 * `image/*`, a requested type in that range, such as `image/png`, also counts.
 */
function weigh(type: string, ranges: readonly Range[]): number {
  const [group = ''] = type.split('/', 1)
  const exact = ranges.find((range) => range.type === type)
  const containing = ranges.find((range) => range.type === `${group}/*`)
  const contained = type.endsWith('/*')
    ? ranges.find((range) => type === '*/*' || range.type.startsWith(`${group}/`))
    : undefined
  return (exact ?? containing ?? contained ?? ranges.find((range) => range.type === '*/*'))?.weight ?? 0
}

function withoutParameters(name: string): string {
  const [type = ''] = name.split(';', 1)
  return type.trim().toLowerCase()
}
