import { type Flow, locationOf, type RequiredScheme, type SecurityScheme, type Text } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import type { ConsoleState } from './console-state.js'
import { createButton } from './create-field.js'
import { callbackUrl, type DeviceCode, isSupported, requestToken } from './oauth.js'

/** Inputs of the fields for credentials. */
export interface CredentialFieldsInput {
  /** An empty one stands for a request without credentials. */
  readonly alternatives: readonly (readonly RequiredScheme[])[]
  readonly schemes: readonly SecurityScheme[]
  readonly state: ConsoleState
  readonly text: Text
  readonly createId: () => string
  /** Returns the URL of the proxy, if requests currently go through one. */
  readonly findProxy: () => string | undefined
  readonly onChange: () => void
}

/**
 * Creates fields for the credentials of the chosen alternative, a menu of the alternatives, and a checkbox that keeps
 * the credentials in this tab.
 */
export function createCredentialFields(input: CredentialFieldsInput): HTMLElement {
  const { alternatives, state, text, createId, onChange } = input
  const fields = element('div', { class: 'console-fields' })
  const show = (): void =>
    fields.replaceChildren(...listSchemes(input).map((required) => createSchemeFields(required, input)))
  const choice = element(
    'select',
    { class: 'console-input', 'aria-label': text('theme.api.authorization') },
    ...alternatives.map((required, index) =>
      element(
        'option',
        { value: String(index), selected: index === findChosen(alternatives, state) },
        nameAlternative(required) || text('theme.api.authorization.none'),
      ),
    ),
  )
  choice.addEventListener('change', () => {
    state.alternative = nameAlternative(alternatives[Number(choice.value)] ?? [])
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

/** Index of the alternative that the reader has chosen at this or another operation of the API, otherwise 0. */
export function findChosen(
  alternatives: CredentialFieldsInput['alternatives'],
  { alternative }: Pick<ConsoleState, 'alternative'>,
): number {
  return Math.max(
    0,
    alternatives.findIndex((required) => nameAlternative(required) === alternative),
  )
}

/** The schemes of an alternative, such as `key + login`; empty for a request without credentials. */
function nameAlternative(required: readonly RequiredScheme[]): string {
  return required.map(({ name }) => name).join(' + ')
}

/** The schemes of the chosen alternative. */
function listSchemes({ alternatives, schemes, state }: CredentialFieldsInput): readonly RequiredSecurity[] {
  const required = alternatives[findChosen(alternatives, state)] ?? []
  return required.flatMap(({ name, scopes }) => {
    const scheme = schemes.find((each) => each.name === name)
    return scheme ? [{ scheme, scopes }] : []
  })
}

interface RequiredSecurity {
  readonly scheme: SecurityScheme
  readonly scopes: readonly string[]
}

function createSchemeFields(required: RequiredSecurity, input: CredentialFieldsInput): HTMLElement {
  const { text } = input
  const { scheme } = required
  const target = locationOf(scheme)
  const notes = [
    ...(target?.location === 'cookie' ? [text('theme.api.try.cookie')] : []),
    ...(target ? [] : [text('theme.api.security.mutualTLS')]),
  ]
  const names = target?.prefix === 'Basic' ? ['username', 'password'] : target ? ['token'] : []
  return element(
    'div',
    {},
    ...names.map((name) => createSecretField(scheme, name, input)),
    ...scheme.flows.filter(isSupported).map((flow) => createFlowFields(flow, required, input)),
    ...notes.map((note) => element('p', { class: 'console-note' }, note)),
  )
}

/** Creates fields and a button that get a token by a flow of OAuth 2.0. */
function createFlowFields(flow: Flow, { scheme, scopes }: RequiredSecurity, input: CredentialFieldsInput): HTMLElement {
  const { state, text, findProxy, onChange } = input
  const isClientFlow = flow.name === 'clientCredentials'
  const isRedirected = flow.name === 'authorizationCode'
  const status = element('p', { class: 'console-note', role: 'status' })
  const showCode = ({ userCode, url }: DeviceCode): void => {
    const link = element('a', { href: url, target: '_blank', rel: 'noopener' }, url)
    status.replaceChildren(`${text('theme.api.try.enterCode', { code: userCode })} `, link)
  }
  const requestAndShow = async (): Promise<void> => {
    const { clientId = '', clientSecret = '' } = state.secrets[scheme.name] ?? {}
    status.textContent = text('theme.api.try.sending')
    try {
      const client = { flow, clientId, clientSecret, scopes, proxy: findProxy() }
      const token = await requestToken({ ...client, onCode: showCode, isAwaited: () => status.isConnected })
      state.secrets[scheme.name] = { ...state.secrets[scheme.name], token }
      const field = box.parentElement?.querySelector<HTMLInputElement>('[data-secret="token"]')
      if (field) field.value = token
      status.textContent = text('theme.api.try.authorized')
      onChange()
    } catch (error) {
      status.textContent = text('theme.api.try.authorizeFailed', { message: (error as Error).message })
    }
  }
  const box = element(
    'fieldset',
    { class: 'console-flow' },
    element('legend', { class: 'console-label' }, text(`theme.api.flow.${flow.name}`)),
    createSecretField(scheme, 'clientId', input),
    ...(isClientFlow ? [createSecretField(scheme, 'clientSecret', input)] : []),
    ...(isRedirected
      ? [
          element(
            'p',
            { class: 'console-note' },
            `${text('theme.api.try.redirect')} `,
            element('code', {}, callbackUrl()),
          ),
        ]
      : []),
    createButton({ label: text('theme.api.try.authorize'), onClick: () => void requestAndShow() }),
    status,
  )
  return box
}

/** Creates a field for one value of a scheme's credentials, such as `token` or `username`. */
export function createSecretField(scheme: SecurityScheme, name: string, input: CredentialFieldsInput): HTMLElement {
  const { state, text, createId, onChange } = input
  const id = createId()
  const label =
    name === 'token'
      ? text(scheme.kind === 'apiKey' ? 'theme.api.security.apiKey' : 'theme.api.try.token')
      : text(`theme.api.try.${name}`)
  const isReadable = name === 'username' || name === 'clientId'
  const field = element('input', {
    id,
    class: 'console-input',
    'data-secret': name,
    type: isReadable ? 'text' : 'password',
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

/** The credential that a scheme sends, from the values that the reader has entered; empty without them. */
export function secretOf(scheme: SecurityScheme, { secrets }: ConsoleState): string {
  const { token = '', username = '', password = '' } = secrets[scheme.name] ?? {}
  if (locationOf(scheme)?.prefix !== 'Basic') return token
  return username === '' && password === '' ? '' : encodeBase64(`${username}:${password}`)
}

function encodeBase64(value: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(value)))
}
