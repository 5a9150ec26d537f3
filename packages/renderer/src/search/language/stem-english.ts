// Porter's algorithm exactly as Lunr 2.3.9 implements it, with its deviations. Lunr is not modular, so importing its
// stemmer would add all of Lunr to the download of readers.
const CONSONANTS = '[^aeiou][^aeiouy]*'
const VOWELS = '[aeiouy][aeiou]*'
const START = `^(${CONSONANTS})?${VOWELS}${CONSONANTS}`
// Porter's measure of a stem is its number of vowel-consonant sequences.
const HAS_MEASURE_1 = new RegExp(START)
const IS_MEASURE_1 = new RegExp(`${START}(${VOWELS})?$`)
const HAS_MEASURE_2 = new RegExp(`${START}${VOWELS}${CONSONANTS}`)
const HAS_VOWEL = new RegExp(`^(${CONSONANTS})?[aeiouy]`)
const ENDS_DOUBLE = /([^aeiouylsz])\1$/
const ENDS_SHORT = new RegExp(`^${CONSONANTS}[aeiouy][^aeiouwxy]$`)

const LONG_ENDINGS: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
}
const MIDDLE_ENDINGS: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
}
const ENDS_LONG = new RegExp(`^(.+?)(${Object.keys(LONG_ENDINGS).join('|')})$`)
const ENDS_MIDDLE = new RegExp(`^(.+?)(${Object.keys(MIDDLE_ENDINGS).join('|')})$`)
const ENDS_LAST = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/** The stem of a lower-case English word: `payments` and `payment` give `payment`, `renewing` gives `renew`. */
export function stemEnglish(word: string): string {
  // Numbers and code identifiers: no rule applies to them.
  if (word.length < 3 || !/[a-z]$/.test(word)) return word
  // A `y` at the start is a consonant.
  const isMarked = word.startsWith('y')
  let stem = isMarked ? `Y${word.slice(1)}` : word
  stem = dropPlural(stem)
  stem = dropParticiple(stem)
  stem = stem.replace(/^(.+?[^aeiou])y$/, '$1i')
  stem = replaceEnding(stem, ENDS_LONG, LONG_ENDINGS)
  stem = replaceEnding(stem, ENDS_MIDDLE, MIDDLE_ENDINGS)
  stem = dropLastEnding(stem)
  stem = dropFinalE(stem)
  if (stem.endsWith('ll') && HAS_MEASURE_2.test(stem)) stem = stem.slice(0, -1)
  return isMarked ? `y${stem.slice(1)}` : stem
}

function dropPlural(word: string): string {
  if (/^(.+?)(ss|i)es$/.test(word)) return word.slice(0, -2)
  return /^(.+?)([^s])s$/.test(word) ? word.slice(0, -1) : word
}

function dropParticiple(word: string): string {
  const eed = /^(.+?)eed$/.exec(word)?.[1]
  if (eed !== undefined) return HAS_MEASURE_1.test(eed) ? word.slice(0, -1) : word
  const stem = /^(.+?)(ed|ing)$/.exec(word)?.[1]
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`
  if (ENDS_DOUBLE.test(stem)) return stem.slice(0, -1)
  return ENDS_SHORT.test(stem) ? `${stem}e` : stem
}

function replaceEnding(word: string, pattern: RegExp, endings: Readonly<Record<string, string>>): string {
  const [, stem = '', ending = ''] = pattern.exec(word) ?? []
  return HAS_MEASURE_1.test(stem) ? stem + (endings[ending] ?? '') : word
}

function dropLastEnding(word: string): string {
  const stem = ENDS_LAST.exec(word)?.[1]
  if (stem !== undefined) return HAS_MEASURE_2.test(stem) ? stem : word
  const [, rest = '', letter = ''] = /^(.+?)(s|t)ion$/.exec(word) ?? []
  return HAS_MEASURE_2.test(rest + letter) ? rest + letter : word
}

function dropFinalE(word: string): string {
  const stem = /^(.+?)e$/.exec(word)?.[1]
  if (stem === undefined) return word
  return HAS_MEASURE_2.test(stem) || (IS_MEASURE_1.test(stem) && !ENDS_SHORT.test(stem)) ? stem : word
}

/** The English stop words of Lunr 2.3.9. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a able about across after all almost also am among an and any are as at be because been but by can cannot could ' +
    'dear did do does either else ever every for from get got had has have he her hers him his how however i if in into ' +
    'is it its just least let like likely may me might most must my neither no nor not of off often on only or other our ' +
    'own rather said say says she should since so some than that the their them then there these they this tis to too ' +
    'twas us wants was we were what when where which while who whom why will with would yet you your'
  ).split(' '),
)
