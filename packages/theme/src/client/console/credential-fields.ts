import { placeOf, type RequiredScheme, type SecurityScheme, type Text } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import type { ConsoleState } from './console-state.js'

/** Inputs of the fields for credentials. */
export interface CredentialFieldsInput {
  readonly alternatives: readonly (readonly RequiredScheme[])[]
  readonly schemes: readonly SecurityScheme[]
  readonly state: ConsoleState
  readonly text: Text
  readonly createId: () => string
  readonly onChange: () => void
}

/** Fields for the credentials of one of the alternatives, and a box that keeps them in this tab. */
export function createCredentialFields(input: CredentialFieldsInput): HTMLElement {
  const { alternatives, state, text, createId, onChange } = input
  const fields = element('div', { class: 'console-fields' })
  const show = (): void =>
    fields.replaceChildren(...listSchemes(input).map((scheme) => createSchemeFields(scheme, input)))
  const choice = element(
    'select',
    { class: 'console-input', 'aria-label': text('theme.api.authorization') },
    ...alternatives.map((required, index) =>
      element(
        'option',
        { value: String(index), selected: index === state.alternative },
        required.map(({ name }) => name).join(' + '),
      ),
    ),
  )
  choice.addEventListener('change', () => {
    state.alternative = Number(choice.value)
    show()
    onChange()
  })
  const keepId = createId()
  const keep = element('input', { id: keepId, type: 'checkbox', checked: state.isKept })
  keep.addEventListener('change', () => {
    state.isKept = keep.checked
    onChange()
  })
  show()
  return element(
    'section',
    {},
    element('h3', { class: 'console-heading' }, text('theme.api.authorization')),
    ...(alternatives.length > 1 ? [choice] : []),
    fields,
    element('p', { class: 'console-check' }, keep, element('label', { for: keepId }, text('theme.api.try.keep'))),
  )
}

/** The schemes of the chosen alternative. */
function listSchemes({ alternatives, schemes, state }: CredentialFieldsInput): readonly SecurityScheme[] {
  const required = alternatives[state.alternative] ?? alternatives[0] ?? []
  return required.flatMap(({ name }) => schemes.find((scheme) => scheme.name === name) ?? [])
}

function createSchemeFields(scheme: SecurityScheme, input: CredentialFieldsInput): HTMLElement {
  const { text } = input
  const place = placeOf(scheme)
  const notes = [
    ...(place?.location === 'cookie' ? [text('theme.api.try.cookie')] : []),
    ...(place ? [] : [text('theme.api.security.mutualTLS')]),
  ]
  const names = place?.prefix === 'Basic' ? ['username', 'password'] : place ? ['token'] : []
  return element(
    'div',
    {},
    ...names.map((name) => createSecretField(scheme, name, input)),
    ...notes.map((note) => element('p', { class: 'console-note' }, note)),
  )
}

/** A field for one value of a scheme. */
export function createSecretField(scheme: SecurityScheme, name: string, input: CredentialFieldsInput): HTMLElement {
  const { state, text, createId, onChange } = input
  const id = createId()
  const label =
    name === 'token'
      ? text(scheme.kind === 'apiKey' ? 'theme.api.security.apiKey' : 'theme.api.try.token')
      : text(`theme.api.try.${name}`)
  const isOpen = name === 'username' || name === 'clientId'
  const field = element('input', {
    id,
    class: 'console-input',
    type: isOpen ? 'text' : 'password',
    value: state.secrets[scheme.name]?.[name] ?? '',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  field.addEventListener('input', () => {
    state.secrets[scheme.name] = { ...state.secrets[scheme.name], [name]: field.value }
    onChange()
  })
  return element(
    'div',
    { class: 'console-field' },
    element('label', { class: 'console-label', for: id }, label, ' ', element('span', { class: 'type' }, scheme.name)),
    field,
  )
}

/** What a scheme sends, by the values that the reader has entered; empty without them. */
export function secretOf(scheme: SecurityScheme, { secrets }: ConsoleState): string {
  const { token = '', username = '', password = '' } = secrets[scheme.name] ?? {}
  if (placeOf(scheme)?.prefix !== 'Basic') return token
  return username === '' && password === '' ? '' : encodeBase64(`${username}:${password}`)
}

function encodeBase64(value: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(value)))
}
