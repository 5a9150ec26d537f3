/** Words that an adult reads in a minute. As in Docusaurus, each character of Chinese, Japanese and Korean is a word. */
const WORDS_PER_MINUTE = 200
/** Characters of Thai that an adult reads in a minute: there are no spaces between words to count. */
const THAI_CHARACTERS_PER_MINUTE = 500

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const THAI = /\p{Script=Thai}/gu
/** Punctuation of these scripts has no spaces around it. */
const PUNCTUATION = /[\u3000-\u303f\uff00-\uffef]/g

/** Returns how long it takes to read a text, in whole minutes, rounded up; at least 1. */
export function countMinutes(sections: readonly { readonly title: string; readonly text: string }[]): number {
  let minutes = 0
  for (const { title, text } of sections) {
    const whole = `${title} ${text}`
    const ideographs = whole.match(IDEOGRAPHS)?.length ?? 0
    const characters = whole.match(THAI)?.length ?? 0
    const spaced = whole.replace(IDEOGRAPHS, ' ').replace(THAI, ' ').replace(PUNCTUATION, ' ')
    minutes +=
      ((spaced.match(/\S+/g)?.length ?? 0) + ideographs) / WORDS_PER_MINUTE + characters / THAI_CHARACTERS_PER_MINUTE
  }
  return Math.max(1, Math.ceil(minutes))
}
