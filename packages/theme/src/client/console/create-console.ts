import { type ConsoleFile, type Text, writeCurl } from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createBodyForm } from './body-form.js'
import { createEditor } from './create-editor.js'
import { createButton, showError } from './create-field.js'
import { createCredentialFields } from './credential-fields.js'
import type { EditorContext } from './editor.js'
import { type OpenRequest, openRequest, type RequestInput } from './open-request.js'
import { createParameterFields } from './parameter-fields.js'
import { createResponsePanel, type ResponsePanel } from './response-panel.js'
import { createTextEditor } from './scalar-editor.js'
import { createServerFields } from './server-fields.js'
import { validateEntered } from './validate-entered.js'

let ids = 0

/** The console of an operation. */
export interface Console {
  readonly dialog: HTMLDialogElement
  /** Shows the chosen server and the credentials in the samples of the current page. */
  readonly apply: () => void
}

/** Inputs of a console besides its file. */
export interface ConsoleInput extends RequestInput {
  /** The badge of the operation's method. */
  readonly badge: Node
}

/** Creates the console of an operation as a dialog: its form, with the response beside it. */
export function createConsole(file: ConsoleFile, text: Text, { badge, ...input }: ConsoleInput): Console {
  const { entry } = file
  const request = openRequest(file, input)
  const panel = createResponsePanel({
    text,
    findProxy: request.findProxy,
    title: `${entry.method.toUpperCase()} ${entry.path}`,
  })
  const titleId = createId()
  const dialog = element('dialog', { class: 'console', 'aria-labelledby': titleId })
  const close = createButton({
    label: '×',
    name: text('theme.api.try.close'),
    className: 'console-close',
    onClick: () => dialog.close(),
  })
  dialog.append(
    element('div', { class: 'console-head' }, badge, element('h2', { id: titleId }, entry.title), close),
    element(
      'div',
      { class: 'console-columns' },
      createForm(file, { request, text, panel, canForward: input.localProxy !== undefined }),
      panel.element,
    ),
  )
  return { dialog, apply: request.apply }
}

function createId(): string {
  return `console-${++ids}`
}

interface FormInput {
  readonly request: OpenRequest
  readonly text: Text
  readonly panel: ResponsePanel
  /** Whether the reader can choose to send requests through `docgen serve`. */
  readonly canForward: boolean
}

/**
 * The form of a request. Submitting it shows errors at the fields with invalid values, or sends the request if all are
 * valid.
 */
function createForm({ values, proxy }: ConsoleFile, { request, text, panel, canForward }: FormInput): HTMLElement {
  const { operation, schemes, alternatives, state, findViolations, findProxy, apply } = request
  const context: EditorContext = {
    text,
    createId,
    createEditor,
    createText: createTextEditor,
    isValid: (value, source) => source.every((schema) => findViolations(value, schema).length === 0),
  }
  const { servers, requestBody } = operation
  const parameters = createParameterFields(operation.parameters, values.parameters, context)
  const content = requestBody?.content ?? []
  const bodyForm = content.length > 0 ? createBodyForm(content, values.bodies, context) : undefined
  const copy = createButton({
    label: text('theme.api.try.copyCurl'),
    onClick: async () => {
      const command = writeCurl(request.build(parameters.read(), bodyForm?.read()))
      try {
        await navigator.clipboard.writeText(command)
        panel.announce(text('theme.api.try.copied'))
      } catch {
        // Without clipboard access, show the command, so that readers can copy it.
        panel.announce(command)
      }
    },
  })
  const send = element('button', { type: 'submit', class: 'console-send' }, text('theme.api.try.send'))
  const shared = { state, text, createId, onChange: apply }
  const form = element(
    'form',
    { class: 'console-form', novalidate: true },
    ...(servers.length > 0 ? [createServerFields({ servers, ...shared })] : []),
    ...(alternatives.length > 0 ? [createCredentialFields({ alternatives, schemes, findProxy, ...shared })] : []),
    parameters.element,
    ...(bodyForm ? [bodyForm.element] : []),
    ...(canForward && proxy === undefined ? [createForwardCheckbox({ state, text, createId })] : []),
    element('div', { class: 'console-actions' }, send, copy),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid]')) showError(control, undefined)
    const entered = parameters.read()
    const body = bodyForm?.read()
    const isBodyRequired = requestBody?.isRequired === true
    const problems = validateEntered(
      { parameters: entered, ...(body && { body }), isBodyRequired },
      findViolations,
      text,
    )
    for (const { control, message } of problems) showError(control, message)
    if (problems[0]) problems[0].control.focus()
    else void panel.send(request.build(entered, body))
  })
  return form
}

/** The checkbox that sends requests through `docgen serve`. */
function createForwardCheckbox({
  state,
  text,
  createId,
}: Pick<OpenRequest, 'state'> & Pick<EditorContext, 'text' | 'createId'>): HTMLElement {
  const id = createId()
  const box = element('input', { id, type: 'checkbox', checked: state.isForwarded })
  box.addEventListener('change', () => {
    state.isForwarded = box.checked
  })
  return element('p', { class: 'console-check' }, box, element('label', { for: id }, text('theme.api.try.forward')))
}
