import { attributeOf, type HtmlElement, hasClass, parseHtml } from '@docgen/renderer'
import type { A11yProblem, Report } from './a11y-problem.js'
import { checkName, type NameContext } from './check-name.js'
import { checkTable } from './check-table.js'
import { isHidden, type NameScope, readableText } from './describe-element.js'

const LANGUAGE = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i

/** The properties that an element gets from its ancestors, and the function that reports its problems. */
interface Surroundings extends NameContext {
  /** Whether the element is in the main part of the page. */
  readonly isContent: boolean
  /** Whether headings are not part of the outline of the page. */
  readonly isAside: boolean
}

/** Problems of the finished HTML of a page: in the order of its elements, then repeated ids, then landmarks. */
export function findPageProblems(html: string): readonly A11yProblem[] {
  const root = parseHtml(html)
  const scope = collectScope(root)
  const problems: A11yProblem[] = []
  const createReport =
    (isContent: boolean): Report =>
    (problem) =>
      problems.push({ ...problem, isContent })
  const [reportShared, reportContent] = [createReport(false), createReport(true)]
  const landmarks: HtmlElement[] = []
  let mains = 0
  let level = 0
  const visit = (element: HtmlElement, surroundings: Surroundings): void => {
    if (isHidden(element)) return
    const { tag } = element
    if (tag === 'main') mains += 1
    if (tag === 'nav' || (tag === 'aside' && !surroundings.isContent)) landmarks.push(element)
    if (surroundings.isContent && !surroundings.isAside && /^h[1-6]$/.test(tag))
      level = checkHeading(element, level, surroundings.report)
    if (tag === 'table') checkTable(element, surroundings.report)
    checkName(element, surroundings)
    const language = attributeOf(element, 'lang')
    if (language !== undefined || tag === 'html') checkLanguage(element, language, surroundings.report)
    const outer = tag === 'main' ? { ...surroundings, isContent: true, report: reportContent } : surroundings
    const inner = enter(element, language, outer)
    for (const child of element.children) if (typeof child !== 'string') visit(child, inner)
  }
  visit(root, { isContent: false, isAside: false, language: '', scope, report: reportShared })
  return [...problems, ...findRepeatedIds(scope), ...findLandmarkProblems(landmarks, mains)]
}

const ASIDES: ReadonlySet<string> = new Set(['blockquote', 'dialog'])

/** Returns the surroundings of an element's children: the element's surroundings, as changed by the element. */
function enter(element: HtmlElement, language: string | undefined, surroundings: Surroundings): Surroundings {
  const { tag } = element
  const isAside = ASIDES.has(tag) || hasClass(element, 'admonition')
  if (language === undefined && !isAside && tag !== 'label') return surroundings
  return {
    ...surroundings,
    isAside: surroundings.isAside || isAside,
    language: language ?? surroundings.language,
    ...(tag === 'label' && { label: element }),
  }
}

interface PageScope extends NameScope {
  /** Id that several elements have → whether the last of these is in the main part. */
  readonly repeated: ReadonlyMap<string, boolean>
}

function collectScope(root: HtmlElement): PageScope {
  const byId = new Map<string, HtmlElement>()
  const labels = new Map<string, HtmlElement>()
  const repeated = new Map<string, boolean>()
  const visit = (element: HtmlElement, isContent: boolean): void => {
    // Only the SVG image itself uses the ids of its parts.
    if (element.tag === 'template' || element.tag === 'svg') return
    const id = element.attributes.includes('id') ? attributeOf(element, 'id') : undefined
    if (id !== undefined && id !== '') {
      if (byId.has(id)) repeated.set(id, isContent)
      else byId.set(id, element)
    }
    const field = element.tag === 'label' ? attributeOf(element, 'for') : undefined
    if (field !== undefined) labels.set(field, element)
    const isInside = isContent || element.tag === 'main'
    for (const child of element.children) if (typeof child !== 'string') visit(child, isInside)
  }
  visit(root, false)
  return { byId, labels, repeated }
}

/** Reports a heading that has no text, or that skips a level after the previous heading. Returns its level. */
function checkHeading(element: HtmlElement, previousLevel: number, report: Report): number {
  const level = Number(element.tag.slice(1))
  const text = readableText(element.children)
  const clue = { kind: 'heading', text, level } as const
  if (text === '')
    report({
      code: 'a11y-heading',
      severity: 'error',
      clue: { kind: 'heading', text: '' },
      message: 'a heading has no text',
      hint: 'Remove it, or write its text',
    })
  else if (previousLevel > 0 && level > previousLevel + 1)
    report({
      code: 'a11y-heading',
      severity: 'warning',
      clue,
      message: `the heading ${JSON.stringify(text)} has level ${level} after one of level ${previousLevel}`,
      hint: `Make it a heading of level ${previousLevel + 1}`,
    })
  return level
}

function checkLanguage({ tag }: HtmlElement, language: string | undefined, report: Report): void {
  const isRoot = tag === 'html'
  if (language !== undefined && LANGUAGE.test(language)) return
  report({
    code: 'a11y-language',
    severity: 'error',
    clue: { kind: 'tag', text: tag },
    message:
      language === undefined ? 'the page has no language' : `${JSON.stringify(language)} is not a valid language tag`,
    hint: isRoot ? 'Set i18n.localeConfigs.*.htmlLang to a tag such as en-US' : 'Write a tag such as en or pt-BR',
  })
}

function findRepeatedIds({ repeated }: PageScope): readonly A11yProblem[] {
  return [...repeated].map(([id, isContent]) => ({
    code: 'a11y-duplicate-id',
    severity: 'error',
    isContent,
    clue: { kind: 'id', text: id },
    message: `several elements of the page have the id ${JSON.stringify(id)}`,
    hint: 'Give each its own id: links, labels and descriptions only find the first',
  }))
}

function findLandmarkProblems(landmarks: readonly HtmlElement[], mains: number): readonly A11yProblem[] {
  const problems: A11yProblem[] = []
  const add = (message: string, hint: string): void => {
    problems.push({ code: 'a11y-landmark', severity: 'error', isContent: false, message, hint })
  }
  if (mains !== 1)
    add(
      mains === 0 ? 'the page has no main element' : `the page has ${mains} main elements`,
      'Put the main part of the page into one main element',
    )
  for (const tag of ['nav', 'aside']) {
    const matching = landmarks.filter((element) => element.tag === tag)
    const unnamed = matching.filter(
      (element) => !attributeOf(element, 'aria-label') && !attributeOf(element, 'aria-labelledby'),
    )
    if (matching.length > 1 && unnamed.length > 0)
      add(
        `the page has several ${tag} elements, and not all have a name`,
        'Add aria-label, so that readers can tell them apart',
      )
  }
  return problems
}
