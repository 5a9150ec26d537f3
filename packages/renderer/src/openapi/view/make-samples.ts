import type { SampleView } from '../../contract/index.js'
import type { Operation } from '../nouns/operation.js'
import type { SecurityScheme } from '../nouns/security-scheme.js'
import { sampleRequest } from '../samples/sample-request.js'
import { LANGUAGES } from '../samples/write-samples.js'
import { type ApiDraft, placeCode } from './api-draft.js'

/** Request samples in all languages. The description's samples replace generated ones; further languages follow. */
export function makeSamples(
  operation: Operation,
  schemes: readonly SecurityScheme[],
  draft: ApiDraft,
): readonly SampleView[] {
  const own = operation.samples.map(({ language, label, source }) => {
    const known = LANGUAGES.find((each) =>
      [each.value, each.label, each.target, each.grammar].some((name) => isSameName(name, language)),
    )
    const value = known?.value ?? (language.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'other')
    return {
      value,
      label: label || (known?.label ?? language),
      code: { language: known?.grammar ?? language.toLowerCase(), text: source.trimEnd() },
    }
  })
  const generated = draft
    .writeSamples(sampleRequest(operation, schemes))
    .filter(({ value }) => !own.some((each) => each.value === value))
  const ranks = LANGUAGES.map(({ value }) => String(value))
  const rank = (value: string): number => (ranks.includes(value) ? ranks.indexOf(value) : ranks.length)
  const taken = new Map<string, number>()
  return [...own, ...generated]
    .toSorted((a, b) => rank(a.value) - rank(b.value))
    .map(({ value, label, ...placed }) => {
      const count = (taken.get(value) ?? 0) + 1
      taken.set(value, count)
      return { value: count === 1 ? value : `${value}-${count}`, label, code: placeCode(draft, placed) }
    })
}

function isSameName(name: string, written: string): boolean {
  const aliases: Readonly<Record<string, string>> = {
    shell: 'curl',
    bash: 'curl',
    js: 'javascript',
    'c#': 'csharp',
    golang: 'go',
  }
  const lower = written.toLowerCase()
  return name.toLowerCase() === (aliases[lower] ?? lower)
}
