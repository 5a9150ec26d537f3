/** Words, and characters of scripts without spaces, that an adult reads in a minute. */
const WORDS = 238
const CHARACTERS = 500

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** How long it takes to read a text, in whole minutes, at least one. */
export function countMinutes(sections: readonly { readonly title: string; readonly text: string }[]): number {
  let minutes = 0
  for (const { title, text } of sections) {
    const whole = `${title} ${text}`
    const characters = whole.match(IDEOGRAPHS)?.length ?? 0
    const words = whole.replace(IDEOGRAPHS, ' ').match(/\S+/g)?.length ?? 0
    minutes += words / WORDS + characters / CHARACTERS
  }
  return Math.max(1, Math.round(minutes))
}
