import emoji from 'emojilib/simplemap.json' with { type: 'json' }

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(emoji))

/** The emoji with a name of GitHub, such as `tada`; `undefined` if there is none. */
export function findEmoji(name: string): string | undefined {
  return NAMES.get(name)
}
