// cspell:disable
/** Language → link texts that do not describe their target, in lower case. */
const VAGUE_TEXTS: Readonly<Record<string, string>> = {
  en: 'here|click here|click|this|this link|read here|see here|over here',
  de: 'hier|hier klicken|klicken sie hier|klicke hier|klick|dieser link',
  fr: 'ici|cliquez ici|cliquer ici|ce lien',
  es: 'aquí|haga clic aquí|haz clic aquí|clic aquí|este enlace',
  pt: 'aqui|clique aqui|este link',
  it: 'qui|clicca qui|questo link',
  nl: 'hier|klik hier|deze link',
  pl: 'tutaj|tu|kliknij tutaj|kliknij|ten link',
  cs: 'zde|klikněte zde|tady',
  sv: 'här|klicka här|denna länk',
  da: 'her|klik her|dette link',
  tr: 'burada|buraya|buraya tıklayın|tıklayın',
  ru: 'здесь|тут|нажмите здесь|сюда|по ссылке',
  uk: 'тут|натисніть тут|сюди',
  ja: 'こちら|ここ|ここをクリック|こちらをクリック',
  zh: '这里|此处|点击这里|点击此处|单击此处|這裡|此處|點擊這裡',
  ko: '여기|여기를 클릭|여기를 클릭하세요',
}

/** Language → pattern of these texts with punctuation around them. One pattern is faster than trimming every text. */
const patterns = new Map(
  Object.entries(VAGUE_TEXTS).map(([language, texts]) => [
    language,
    new RegExp(`^[\\s\\p{P}\\p{S}]*(?:${texts})[\\s\\p{P}\\p{S}]*$`, 'u'),
  ]),
)

/** Maximum number of characters of these texts with punctuation around them. */
const MAX_LENGTH = 40

/** Whether a link text does not describe its target in a list of links, as screen readers show it. */
export function isVagueLinkText(text: string, language: string): boolean {
  if (text.length > MAX_LENGTH) return false
  return patterns.get(language.toLowerCase().split('-')[0] ?? '')?.test(text.toLowerCase()) === true
}
