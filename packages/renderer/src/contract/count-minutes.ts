/** Words that an adult reads in a minute, as Docusaurus counts them: each character of Chinese, Japanese and Korean is one. */
const WORDS = 200
/** Characters of Thai, whose words have no spaces between them, for the same time. */
const CHARACTERS = 500

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const THAI = /\p{Script=Thai}/gu
/** Punctuation of these scripts has no spaces around it. */
const SIGNS = /[\u3000-\u303f\uff00-\uffef]/g

/** How long it takes to read a text, in minutes that have begun, at least one. */
export function countMinutes(sections: readonly { readonly title: string; readonly text: string }[]): number {
  let minutes = 0
  for (const { title, text } of sections) {
    const whole = `${title} ${text}`
    const ideographs = whole.match(IDEOGRAPHS)?.length ?? 0
    const characters = whole.match(THAI)?.length ?? 0
    const spaced = whole.replace(IDEOGRAPHS, ' ').replace(THAI, ' ').replace(SIGNS, ' ')
    minutes += ((spaced.match(/\S+/g)?.length ?? 0) + ideographs) / WORDS + characters / CHARACTERS
  }
  return Math.max(1, Math.ceil(minutes))
}
