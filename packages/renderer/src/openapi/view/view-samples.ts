import {
  DEFAULT_SAMPLE_LANGUAGES,
  type OperationView,
  SAMPLE_LANGUAGES,
  type SampleOptionsView,
} from '../../contract/index.js'
import { nodeAt, rootNode } from '../document-node.js'
import type { CodeSample, Operation } from '../nouns/operation.js'
import type { RequiredScheme, SecurityScheme } from '../nouns/security-scheme.js'
import type { CodeOnPage } from '../samples/create-highlighter.js'
import type { Sample } from '../samples/create-sample-writer.js'
import { LANGUAGE_TARGETS } from '../samples/language-targets.js'
import {
  type BodyChoice,
  listBodyChoices,
  type SampleChoice,
  sampleBody,
  sampleOptionalQuery,
  sampleRequest,
} from '../samples/sample-request.js'
import { writeSignatureSamples } from '../signature/signature-samples.js'
import { readSignature, toSignature, type WebhookSignatureSettings } from '../signature/webhook-signature.js'
import { type ApiDraft, describePlaceholderCode } from './api-draft.js'

/** Inputs of the samples of an operation. */
export interface SamplesInput {
  readonly schemes: readonly SecurityScheme[]
  /** Whether readers can choose an alternative of authentication in a console. */
  readonly hasConsole?: boolean
}

/**
 * Lists request samples by language, in the order of the config; languages that the config does not list follow. A
 * sample in the description replaces the generated sample of its language. Webhooks and callbacks have only samples of
 * the description, which show how to receive them.
 */
export function viewSamples(
  operation: Operation,
  { schemes, hasConsole = false }: SamplesInput,
  draft: ApiDraft,
): Pick<OperationView, 'samples' | 'sampleOptions'> {
  const authored = operation.samples.map(readAuthored)
  const write = (choice: SampleChoice = {}): readonly Sample[] =>
    draft
      .writeSamples(sampleRequest(operation, schemes, choice))
      .filter(({ value }) => !authored.some((each) => each.value === value))
  const generated = operation.entry.kind === 'operation' ? write() : []
  const all = [...authored, ...generated.map((sample) => ({ ...sample, title: '' }))]
  const ranks: readonly string[] = draft.sampleLanguages ?? DEFAULT_SAMPLE_LANGUAGES
  const rank = (value: string): number => (ranks.includes(value) ? ranks.indexOf(value) : ranks.length)
  const names = [...new Map(all.map(({ value, label }) => [value, label]))]
  const samples = names
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([value, label]) => {
      const ofLanguage = all.filter((sample) => sample.value === value)
      const codes = ofLanguage.map(({ title, value: _value, label: _label, ...onPage }) => ({
        label: title,
        code: describePlaceholderCode(draft, onPage),
      }))
      return { value, label, codes }
    })
  if (generated.length === 0) return { samples }
  const alternatives = hasConsole ? (operation.security?.choices ?? []) : []
  return { samples, ...viewOptions(operation, { generated, alternatives, write }, draft) }
}

/** Maximum number of bodies to choose from: each needs a sample in every language. */
const MAX_BODIES = 50
/** Maximum number of combinations of a body and an alternative of authentication, for the same reason. */
const MAX_COMBINATIONS = 100

const NO_CODE = { language: 'text', text: '—' }

interface OptionsInput {
  /** The samples on the page. */
  readonly generated: readonly Sample[]
  /** The alternatives of authentication that readers can choose, starting with that of the page. */
  readonly alternatives: readonly (readonly RequiredScheme[])[]
  readonly write: (choice: SampleChoice) => readonly Sample[]
}

/** What readers can choose for the generated samples. Adds the samples for all other choices to the draft. */
function viewOptions(operation: Operation, input: OptionsInput, draft: ApiDraft): Pick<OperationView, 'sampleOptions'> {
  const bodies = listBodyChoices(operation).slice(0, MAX_BODIES)
  draft.otherSamples.push(...writeOtherSamples(operation, bodies, input))
  const query = sampleOptionalQuery(operation)
  const url = query === '' ? undefined : findShownUrl(input.generated, operation)
  if (bodies.length < 2 && url === undefined) return {}
  return {
    sampleOptions: {
      bodies: bodies.length < 2 ? [] : viewBodies(bodies),
      ...(url !== undefined && { query: `${url}?${query}` }),
    },
  }
}

/**
 * The samples for everything that readers can choose instead of the samples on the page, in the order of the console:
 * those of other bodies, then those of all bodies with each other alternative of authentication.
 */
function writeOtherSamples(
  operation: Operation,
  bodyChoices: readonly BodyChoice[],
  { generated, alternatives, write }: OptionsInput,
): readonly (readonly Sample[])[] {
  const bodies: readonly Pick<BodyChoice, 'body'>[] =
    bodyChoices.length > 0 ? bodyChoices : [{ body: sampleBody(operation) }]
  const writtenAlternatives = alternatives.slice(0, Math.floor(MAX_COMBINATIONS / bodies.length))
  const combinations = (writtenAlternatives.length > 0 ? writtenAlternatives : [undefined]).flatMap((required) =>
    bodies.map(({ body }) => ({ body, required })),
  )
  return combinations
    .filter(({ body, required }) => body !== bodies[0]?.body || required !== alternatives[0])
    .map(({ body, required }) => {
      const samples = write({ ...(body && { body }), ...(required && { required }) })
      // A language that can't send this body must not keep the code of another one.
      const missing = generated.filter(({ value }) => !samples.some((each) => each.value === value))
      return [...samples, ...missing.map((sample) => ({ ...sample, code: NO_CODE }))]
    })
}

/** The bodies to choose from; their media types only if these differ. */
function viewBodies(choices: readonly BodyChoice[]): SampleOptionsView['bodies'] {
  const hasTypes = choices.some(({ mediaType }) => mediaType !== choices[0]?.mediaType)
  return choices.map(({ mediaType, label }) => {
    const ofType = choices.filter((other) => other.mediaType === mediaType)
    return { label, mediaType: hasTypes ? mediaType : '', isOnly: ofType.length === 1 }
  })
}

/** The URL of a request without its query, as the samples contain it; `undefined` if they don't. */
function findShownUrl(generated: readonly Sample[], operation: Operation): string | undefined {
  const [url = ''] = sampleRequest(operation, []).url.split('?')
  const urls = [url, ...(URL.canParse(url) ? [new URL(url).href] : [])]
  return urls.find((each) =>
    generated.some(({ code, filling }) => {
      return (filling ? code.text.replaceAll(filling.mark, () => filling.value) : code.text).includes(each)
    }),
  )
}

/**
 * Code that verifies the signature of a webhook, as the webhook describes it, otherwise the config, otherwise the
 * description as a whole.
 */
export function viewSignature(
  pointer: string,
  settings: WebhookSignatureSettings | undefined,
  draft: ApiDraft,
): Pick<OperationView, 'signatureSamples'> {
  const { document, sampleLanguages } = draft
  const signature =
    readSignature(nodeAt(document, pointer)) ?? (settings ? toSignature(settings) : readSignature(rootNode(document)))
  const samples = signature ? writeSignatureSamples(signature, sampleLanguages) : []
  if (samples.length === 0) return {}
  return {
    signatureSamples: samples.map(({ value, label, ...onPage }) => ({
      value,
      label,
      codes: [{ label: '', code: describePlaceholderCode(draft, onPage) }],
    })),
  }
}

interface AuthoredSample extends CodeOnPage {
  readonly value: string
  /** Name of its language. */
  readonly label: string
  /** Label from the description, if it is more specific than the name of the language. */
  readonly title: string
}

function readAuthored({ language, label, source }: CodeSample): AuthoredSample {
  // A label such as "Node.js" is more precise than the language.
  const sampleLanguage =
    SAMPLE_LANGUAGES.find((value) => LANGUAGE_TARGETS[value].label === label) ??
    SAMPLE_LANGUAGES.find((value) => {
      const { label: name, target, grammar } = LANGUAGE_TARGETS[value]
      return [value, name, target, grammar].some((each) => isSameName(each, language))
    })
  // A sample in "bash" can contain any command, so it is not labeled as curl.
  const isShell = sampleLanguage === 'curl' && !/^curl$/i.test(language) && label !== LANGUAGE_TARGETS.curl.label
  const name = sampleLanguage && !isShell ? LANGUAGE_TARGETS[sampleLanguage].label : language || label
  return {
    value: sampleLanguage ?? (language.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'other'),
    label: name,
    title: isSameName(name, label) || isSameName(language, label) ? '' : label,
    code: {
      language: sampleLanguage ? LANGUAGE_TARGETS[sampleLanguage].grammar : language.toLowerCase(),
      text: source.trimEnd(),
    },
  }
}

function isSameName(name: string, other: string): boolean {
  const aliases: Readonly<Record<string, string>> = {
    shell: 'curl',
    bash: 'curl',
    js: 'javascript',
    'c#': 'csharp',
    golang: 'go',
  }
  const lower = other.toLowerCase()
  return name.toLowerCase() === (aliases[lower] ?? lower)
}
