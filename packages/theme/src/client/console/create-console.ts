import {
  buildCredentials,
  buildRequest,
  type ConsoleFile,
  createRuleFinder,
  placeholderOf,
  readOperation,
  readSecuritySchemes,
  type Text,
  writeCurl,
} from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { type BodyForm, createBodyForm } from './body-form.js'
import { keepState, openState } from './console-state.js'
import { createEditor } from './create-editor.js'
import { createButton, showError } from './create-field.js'
import { createCredentialFields, secretOf } from './credential-fields.js'
import type { EditorContext } from './editor.js'
import { fillSamples, type Replacement } from './fill-samples.js'
import { createParameterFields, listEntered } from './parameter-fields.js'
import { createResponsePanel } from './response-panel.js'
import { createTextEditor } from './scalar-editor.js'
import type { ConsoleRequest } from './send-request.js'
import { chosenServer, createServerFields } from './server-fields.js'
import { validateEntered } from './validate-entered.js'

let ids = 0

/** The console of an operation as a dialog: its form, and the response beside it. */
export function createConsole(file: ConsoleFile, text: Text, badge: Node): HTMLDialogElement {
  const { document: description, entry, values, proxy } = file
  const operation = readOperation(description, entry)
  const schemes = readSecuritySchemes(description)
  const { servers, security } = operation
  const alternatives = security?.alternatives ?? []
  const state = openState(file.api)
  const findBroken = createRuleFinder(description, { optional: ['readOnly'], isComplete: true })
  const context: EditorContext = {
    text,
    createId: () => `console-${++ids}`,
    createEditor,
    createText: createTextEditor,
    isValid: (value, source) => source.every((schema) => findBroken(value, schema).length === 0),
  }
  const parameters = createParameterFields(operation.parameters, values.parameters, context)
  const content = operation.requestBody?.content ?? []
  const bodyForm: BodyForm | undefined =
    content.length > 0 ? createBodyForm(content, values.bodies, context) : undefined
  const required = () => alternatives[state.alternative] ?? alternatives[0] ?? []
  const server = () => chosenServer(servers, state, description)

  const buildEntered = (): ConsoleRequest => {
    const entered = bodyForm?.read()
    const request = buildRequest({
      entry,
      server: server(),
      parameters: listEntered(parameters.read()),
      credentials: buildCredentials(
        required().filter(({ name }) =>
          schemes.some((scheme) => scheme.name === name && secretOf(scheme, state) !== ''),
        ),
        schemes,
        (scheme) => secretOf(scheme, state),
      ),
      ...(entered?.body && { body: entered.body }),
    })
    return { ...request, files: entered?.files ?? new Map() }
  }
  const { base: pageBase } = chosenServer(servers, { ...state, serverUrl: '', variables: {} }, description)
  const onChange = (): void => {
    keepState(file.api, state)
    const secrets = schemes.flatMap((scheme): readonly Replacement[] => {
      const to = secretOf(scheme, state)
      return to === '' ? [] : [{ from: placeholderOf(scheme), to, isSecret: true }]
    })
    fillSamples([{ from: pageBase, to: server().base, isSecret: false }, ...secrets])
  }
  const panel = createResponsePanel({ text, proxy, title: `${entry.method.toUpperCase()} ${entry.path}` })
  let marked: readonly HTMLElement[] = []
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    for (const control of marked) showError(control, undefined)
    const body = bodyForm?.read()
    const problems = validateEntered({ parameters: parameters.read(), ...(body && { body }) }, findBroken, text)
    marked = problems.map(({ control }) => control)
    for (const { control, message } of problems) showError(control, message)
    const [first] = marked
    if (first) first.focus()
    else void panel.send(buildEntered())
  }
  const send = element('button', { type: 'submit', class: 'console-send' }, text('theme.api.try.send'))
  const copy = createButton({
    label: text('theme.api.try.copyCurl'),
    onClick: () =>
      void navigator.clipboard
        .writeText(writeCurl(buildEntered()))
        .then(() => panel.announce(text('theme.api.try.copied'))),
  })
  const shared = { state, text, createId: context.createId, onChange }
  const form = element(
    'form',
    { class: 'console-form', novalidate: true },
    ...(servers.length > 0 ? [createServerFields({ servers, ...shared })] : []),
    ...(alternatives.length > 0 ? [createCredentialFields({ alternatives, schemes, ...shared })] : []),
    parameters.element,
    ...(bodyForm ? [bodyForm.element] : []),
    element('div', { class: 'console-actions' }, send, copy),
  )
  form.addEventListener('submit', onSubmit)
  onChange()
  const titleId = context.createId()
  const dialog = element('dialog', { class: 'console', 'aria-labelledby': titleId })
  dialog.append(
    element(
      'div',
      { class: 'console-head' },
      badge,
      element('h2', { id: titleId }, entry.title),
      createButton({
        label: '×',
        name: text('theme.api.try.close'),
        className: 'console-close',
        onClick: () => dialog.close(),
      }),
    ),
    element('div', { class: 'console-columns' }, form, panel.element),
  )
  return dialog
}
