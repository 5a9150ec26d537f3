import {
  buildBody,
  type ConsoleFile,
  findFile,
  isFileBody,
  isJsonType,
  isObject,
  type JsonObject,
  type JsonValue,
  listProperties,
  type MediaType,
  readSchema,
  type SampleHttpRequest,
  sampledFormat,
} from '@docgen/renderer/console'
import { element } from '../../search/element.js'
import { createField, showError } from './create-field.js'
import type { Editor, EditorContext } from './editor.js'
import { formatExactly, parseExactly, writeNumbers } from './exact-number.js'

/** The body of a request as the form contains it. */
export interface EnteredBody {
  readonly body: SampleHttpRequest['postData']
  readonly files: ReadonlyMap<string, readonly File[]>
  /** The value, its media type, and `find` for its controls; absent if the body is empty, not JSON, or not validated. */
  readonly toValidate?: { readonly value: JsonValue; readonly media: MediaType; readonly find: Editor['find'] }
  /** Why the entered text is not JSON, and the control that contains it. */
  readonly problem?: { readonly control: HTMLElement; readonly message: string }
  /** The control to fill in; absent if the body is not empty. */
  readonly empty?: HTMLElement
}

/** The form of a body. */
export interface BodyForm {
  readonly element: HTMLElement
  readonly read: () => EnteredBody
}

const NO_FILES: ReadonlyMap<string, readonly File[]> = new Map()

/** Creates a form for the body, with a menu of its media types. A JSON body can also be edited as text. */
export function createBodyForm(
  content: readonly MediaType[],
  values: ConsoleFile['values']['bodies'],
  context: EditorContext,
): BodyForm {
  const { text, createId } = context
  const forms = new Map<MediaType, BodyForm>()
  let media = sampledFormat(content)
  const box = element('div', {})
  const show = (): void => {
    if (!media) return
    const form = forms.get(media) ?? createMediaForm(media, values[media.name], context)
    forms.set(media, form)
    box.replaceChildren(form.element)
  }
  const select = element(
    'select',
    { id: createId(), class: 'console-input', 'aria-label': text('theme.api.try.mediaType') },
    ...content.map(({ name }) => element('option', { value: name, selected: name === media?.name }, name)),
  )
  select.addEventListener('change', () => {
    media = content.find(({ name }) => name === select.value)
    show()
  })
  show()
  return {
    element: element(
      'section',
      {},
      element('h3', { class: 'console-heading' }, text('theme.api.requestBody')),
      content.length > 1 ? select : element('p', { class: 'type' }, media?.name ?? ''),
      box,
    ),
    read: () => (media && forms.get(media)?.read()) ?? { body: undefined, files: NO_FILES },
  }
}

function createMediaForm(media: MediaType, value: JsonValue | undefined, context: EditorContext): BodyForm {
  if (isFileBody(media)) return createFileForm(media, context)
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(media.name)
  if (media.schema && isForm) return createPartsForm(media, value, context)
  if (media.schema && isJsonType(media.name)) return createJsonForm(media, value, context)
  return createTextForm(media, value, context)
}

function createFileForm(media: MediaType, { createId, text }: EditorContext): BodyForm {
  const field = element('input', {
    id: createId(),
    type: 'file',
    class: 'console-input',
    'aria-label': text('theme.api.requestBody'),
  })
  return {
    element: field,
    read: () => {
      const [file] = field.files ?? []
      const body = buildBody(media, undefined)
      return {
        body: body && file ? { ...body, fileName: file.name } : body,
        files: new Map([['', file ? [file] : []]]),
        ...(!file && { empty: field }),
      }
    },
  }
}

function createTextForm(media: MediaType, value: JsonValue | undefined, { createId, text }: EditorContext): BodyForm {
  const field = element(
    'textarea',
    {
      id: createId(),
      class: 'console-input console-code',
      rows: '10',
      spellcheck: 'false',
      'aria-label': text('theme.api.requestBody'),
    },
    writeText(media, value),
  )
  return {
    element: field,
    read: () =>
      field.value === ''
        ? { body: undefined, files: NO_FILES, empty: field }
        : { body: buildBody(media, field.value), files: NO_FILES },
  }
}

function writeText(media: MediaType, value: JsonValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? ''
  // The lines of a stream are its items.
  const items = media.isStream ? buildBody(media, value)?.text : undefined
  return items ? writeNumbers(items) : formatExactly(value)
}

/** Creates fields, and a button that shows their value as JSON instead. What is visible is sent. */
function createJsonForm(media: MediaType, value: JsonValue | undefined, context: EditorContext): BodyForm {
  const { text, createId } = context
  const source = media.schema ? [media.schema] : []
  const createFields = (start: JsonValue | undefined): Editor =>
    context.createEditor({ source, value: start, label: '', id: createId(), isRequired: true, depth: 0, context })
  let fields = createFields(value)
  const area = createTextForm(media, value, context).element as HTMLTextAreaElement
  let isText = false
  const box = element('div', {}, fields.element)
  const parse = (): { readonly value?: JsonValue; readonly message?: string } => {
    try {
      return area.value.trim() === '' ? {} : { value: parseExactly(area.value) }
    } catch (error) {
      return { message: text('theme.api.try.invalidJson', { message: String((error as Error).message) }) }
    }
  }
  const toggle = element('button', { type: 'button', class: 'console-minor', 'aria-pressed': 'false' }, 'JSON')
  toggle.addEventListener('click', () => {
    if (isText) {
      const { value: parsed, message } = parse()
      showError(area, message)
      if (message !== undefined) return
      fields = createFields(parsed)
      box.replaceChildren(fields.element)
    } else {
      const entered = fields.read()
      area.value = entered === undefined ? '' : formatExactly(entered)
      box.replaceChildren(area)
    }
    isText = !isText
    toggle.ariaPressed = String(isText)
  })
  return {
    element: element('div', { class: 'console-body' }, toggle, box),
    read: () => {
      const { value: entered, message } = isText ? parse() : { value: fields.read() }
      if (message !== undefined) return { body: undefined, files: NO_FILES, problem: { control: area, message } }
      if (entered === undefined) return { body: undefined, files: NO_FILES, empty: isText ? area : fields.find([]) }
      // JSON is sent as the reader has written it.
      const body = isText ? buildBody(media, area.value) : buildBody(media, quoteString(entered))
      return { body, files: NO_FILES, toValidate: { value: entered, media, find: isText ? () => area : fields.find } }
    },
  }
}

/** Quotes a string, as JSON requires: `buildBody` sends strings as they are. */
function quoteString(value: JsonValue): JsonValue {
  return typeof value === 'string' ? JSON.stringify(value) : value
}

/** Creates the fields of a form. The reader chooses files for the properties that send files. */
function createPartsForm(media: MediaType, value: JsonValue | undefined, context: EditorContext): BodyForm {
  const { text, createId } = context
  const source = media.schema ? [media.schema] : []
  const { required } = readSchema(source)
  const properties = [...listProperties(source)].filter(([, propertySource]) => !readSchema(propertySource).isReadOnly)
  const isMultipart = media.name.startsWith('multipart/')
  const inputs = new Map<string, HTMLInputElement>()
  const editors = new Map<string, Editor>()
  const start: JsonObject = isObject(value) ? value : {}
  const rows = properties.map(([name, fieldSource]) => {
    const contentType = media.encodings.find((each) => each.name === name)?.contentType
    const isRequired = required.has(name)
    const file = isMultipart && findFile({ name, value: '', contentType, source: fieldSource })
    if (!file) {
      const editor = context.createEditor({
        source: fieldSource,
        value: Object.hasOwn(start, name) ? start[name] : undefined,
        label: '',
        id: createId(),
        isRequired,
        depth: 1,
        context,
      })
      editors.set(name, editor)
      return createField(editor, { name, source: fieldSource, isRequired, text })
    }
    const multiple = readSchema(fieldSource).types.includes('array')
    const { contentType: accept } = file
    const input = element('input', { id: createId(), type: 'file', class: 'console-input', multiple, accept })
    inputs.set(name, input)
    return createField(
      { element: input, read: () => undefined, find: () => input },
      { name, source: fieldSource, isRequired, text },
    )
  })
  const box = element('div', { class: 'console-group', id: createId(), tabindex: '-1' }, ...rows)
  return {
    element: box,
    read: () => {
      const files = new Map([...inputs].map(([name, { files }]) => [name, [...(files ?? [])]] as const))
      const fileNames = [...inputs].flatMap(([name, { multiple }]) => {
        const chosen = (files.get(name) ?? []).map((file) => file.name)
        return chosen[0] === undefined ? [] : [[name, multiple ? chosen : chosen[0]] as const]
      })
      const entered = [...editors].flatMap(([name, editor]) => {
        const each = editor.read()
        return each === undefined || each === null ? [] : [[name, each] as const]
      })
      const form = Object.fromEntries([...entered, ...fileNames])
      const find: Editor['find'] = ([name = '', ...rest]) => inputs.get(name) ?? editors.get(name)?.find(rest) ?? box
      return { body: buildBody(media, form), files, toValidate: { value: form, media, find } }
    },
  }
}
