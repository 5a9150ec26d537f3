/** The mermaid variables of each theme token: nodes, lines, notes and rows of all kinds of diagrams. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  '--color-text': [
    ...[
      'textColor',
      'nodeTextColor',
      'primaryTextColor',
      'titleColor',
      'actorTextColor',
      'signalTextColor',
      'classText',
    ],
    ...['labelTextColor', 'loopTextColor', 'noteTextColor', 'stateLabelColor', 'transitionLabelColor'],
    ...['relationLabelColor', 'tertiaryTextColor', 'taskTextOutsideColor', 'pieTitleTextColor', 'pieLegendTextColor'],
    ...['commitLabelColor', 'tagLabelColor'],
  ],
  '--color-muted': [
    ...['lineColor', 'defaultLinkColor', 'arrowheadColor', 'signalColor', 'actorLineColor', 'transitionColor'],
    ...['relationColor', 'specialStateColor'],
  ],
  '--color-accent-tint': ['mainBkg', 'nodeBkg', 'primaryColor', 'actorBkg', 'stateBkg', 'labelBoxBkgColor'],
  '--color-accent': ['nodeBorder', 'primaryBorderColor', 'actorBorder', 'labelBoxBorderColor', 'compositeBorder'],
  '--color-raised': [
    ...['clusterBkg', 'compositeTitleBackground', 'altBackground', 'rowEven', 'activationBkgColor', 'sectionBkgColor'],
    ...['sectionBkgColor2', 'commitLabelBackground', 'tagLabelBackground'],
  ],
  '--color-line-strong': ['clusterBorder', 'activationBorderColor', 'gridColor', 'pieOuterStrokeColor'],
  '--color-page': [
    ...['background', 'edgeLabelBackground', 'labelBackgroundColor', 'compositeBackground', 'relationLabelBackground'],
    ...['sequenceNumberColor', 'rowOdd', 'altSectionBkgColor', 'pieStrokeColor'],
  ],
  '--warning-tint': ['noteBkgColor'],
  '--warning-line': ['noteBorderColor'],
  '--color-on-accent': ['pieSectionTextColor', 'taskTextColor', 'taskTextLightColor'],
}

/** The colors of slices, branches and groups, in order; text on them has the color of text on the accent. */
const SERIES = ['--color-accent', '--tip-text', '--warning-text', '--danger-text', '--code-keyword', '--code-property']

/** Reads the theme's colors as the page currently shows them, such as `#0d0f14`, by name of the mermaid variable. */
export function readDiagramColors(): Record<string, string> {
  const probe = document.body.appendChild(document.createElement('span'))
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colors: Record<string, string> = {}
  const set = (token: string, names: readonly string[]): void => {
    probe.style.color = `var(${token})`
    const color = toHex(context, getComputedStyle(probe).color)
    if (color !== undefined) for (const name of names) colors[name] = color
  }
  for (const [token, names] of Object.entries(VARIABLES)) set(token, names)
  for (const [index, token] of SERIES.entries()) {
    set(token, [`pie${index + 1}`, `git${index}`, `cScale${index}`, `cScaleInv${index}`])
    set('--color-on-accent', [`gitBranchLabel${index}`, `cScaleLabel${index}`])
  }
  set('--color-accent', ['taskBkgColor', 'taskBorderColor'])
  set('--danger-text', ['critBkgColor', 'critBorderColor', 'todayLineColor'])
  probe.remove()
  return colors
}

/**
 * Converts a color to `#` and six hex digits by painting a pixel, because sites may use any CSS notation, and mermaid
 * parses few. `undefined` without a canvas.
 */
function toHex(context: CanvasRenderingContext2D | null, color: string): string | undefined {
  if (!context) return undefined
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
