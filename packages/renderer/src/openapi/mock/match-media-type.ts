/** Something with a media type such as `application/json`, or a range such as `text/*`. */
interface Named {
  readonly name: string
}

/** The most specific of the declared media types that contains a given one. Parameters such as `charset` are ignored. */
export function matchMediaType<Media extends Named>(given: string, declared: readonly Media[]): Media | undefined {
  const type = bare(given)
  const [group = ''] = type.split('/', 1)
  const find = (name: string): Media | undefined => declared.find((each) => bare(each.name) === name)
  return find(type) ?? find(`${group}/*`) ?? find('*/*') ?? find('*')
}

/** The declared media type that an `Accept` header prefers; `undefined` if it accepts none. Earlier ones are better. */
export function acceptMediaType<Media extends Named>(
  header: string | undefined,
  declared: readonly Media[],
): Media | undefined {
  if (header === undefined || header.trim() === '') return declared[0]
  const ranges = header.split(',').map(readRange)
  const ranked = declared.map((media) => ({ media, weight: weigh(bare(media.name), ranges) }))
  const best = Math.max(0, ...ranked.map(({ weight }) => weight))
  return best === 0 ? undefined : ranked.find(({ weight }) => weight === best)?.media
}

interface Range {
  readonly type: string
  /** From 0 to 1. */
  readonly weight: number
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { type, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

/** The weight of the most specific range that contains a type. A declared range such as `image/*` fits its types. */
function weigh(type: string, ranges: readonly Range[]): number {
  const [group = ''] = type.split('/', 1)
  const isRange = type.endsWith('/*')
  const exact = ranges.find((range) => range.type === type)
  const within = ranges.find((range) => range.type === `${group}/*`)
  const fitting = isRange ? ranges.find((range) => type === '*/*' || range.type.startsWith(`${group}/`)) : undefined
  return (exact ?? within ?? fitting ?? ranges.find((range) => range.type === '*/*'))?.weight ?? 0
}

function bare(name: string): string {
  const [type = ''] = name.split(';', 1)
  return type.trim().toLowerCase()
}
