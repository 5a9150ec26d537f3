/** A rule for classes of Infima, Docusaurus' style sheet, with docgen's tokens. */
export interface ClassRule {
  /** The rule has an effect only on pages that use all of these names. */
  readonly classNames: readonly string[]
  readonly css: string
}

/** Infima's name of a color → token for background or text, and the admonition that an alert of the color resembles. */
const TONES: Readonly<Record<string, readonly [color: string, alert: string]>> = {
  primary: ['--color-accent', 'info'],
  secondary: ['--color-muted', 'note'],
  success: ['--tip-text', 'tip'],
  info: ['--info-text', 'info'],
  warning: ['--warning-text', 'warning'],
  danger: ['--danger-text', 'danger'],
}

const SPACES = { none: '0', xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '2rem', xl: '5rem' }
/** Suffix of the class name → suffix of the property. */
const SIDES = {
  '': '',
  '-top': '-top',
  '-right': '-right',
  '-bottom': '-bottom',
  '-left': '-left',
  '-vert': '-block',
  '-horiz': '-inline',
}
/** Media query for the width from which Docusaurus shows columns next to each other. */
const WIDE = '(width >= 62.3125rem)'

/** A rule for each class name that docgen supports, in cascade order. */
export function listClassRules(): readonly ClassRule[] {
  return [...BLOCKS, ...listGridRules(), ...listToneRules(), ...listUtilityRules()].map(([names, css]) => ({
    classNames: names.split(' '),
    css,
  }))
}

type RuleEntry = readonly [classNames: string, css: string]

const rule = (className: string, declarations: string, inside = ''): RuleEntry => [
  className,
  `.${className} {${breakLines(declarations)}}${inside && `\n${inside}`}`,
]

/** Puts one or two declarations on one line, and more on separate lines. */
function breakLines(declarations: string): string {
  const list = declarations.split(/(?<=;) /)
  return list.length > 2 ? `\n${list.map((each) => `  ${each}\n`).join('')}` : ` ${declarations} `
}

/** Colors of a hero, without specificity, so that classes of the site can override them. */
function heroColors(name: string, background: string, text: string): RuleEntry {
  const declarations = `--ifm-hero-background-color: ${background}; --ifm-hero-text-color: ${text};`
  return [`hero--${name}`, `:where(.hero--${name}) { ${declarations} }`]
}

const BLOCKS: readonly RuleEntry[] = [
  rule('container', 'width: 100%; max-width: 82.5rem; margin-inline: auto; padding-inline: 1rem;'),
  rule('container--fluid', 'max-width: none;'),
  rule(
    'hero',
    'display: flex; align-items: center; padding: 4rem 0; background: var(--ifm-hero-background-color, var(--color-raised)); color: var(--ifm-hero-text-color, inherit);',
    `:where(.hero :is(h1, h2, h3, a:not(.button))) { color: inherit; }\n@media ${WIDE} {\n  .hero { padding-inline: 2rem; }\n}`,
  ),
  heroColors('primary', 'var(--color-accent)', 'var(--color-on-accent)'),
  heroColors('dark', '#303846', '#fff'),
  rule('hero__title', 'margin: 0 0 0.5rem; font-size: var(--text-display); line-height: var(--leading-tight);'),
  rule('hero__subtitle', 'margin-bottom: 1.25rem; font-size: var(--text-h2); line-height: var(--leading-heading);'),
  rule(
    'button',
    'display: inline-block; padding: 0.5rem 1.25rem; border: 1px solid transparent; border-radius: var(--radius-small); background: var(--color-raised); color: var(--color-text); font: inherit; font-weight: 600; line-height: 1.5; text-align: center; text-decoration: none; white-space: nowrap; cursor: pointer;',
    '.button:hover { filter: brightness(0.94); text-decoration: none; }',
  ),
  rule('button--sm', 'padding: 0.25rem 0.875rem; font-size: var(--text-small);'),
  rule('button--lg', 'padding: 0.75rem 1.75rem; font-size: var(--text-lead);'),
  rule('button--block', 'display: block; width: 100%;'),
  rule('button--link', 'background: none; color: var(--color-accent);'),
  rule('button-group', 'display: inline-flex; flex-wrap: wrap; gap: 0.25rem;'),
  rule('button-group--block', 'display: flex;', '.button-group--block > * { flex: 1 0 auto; }'),
  rule(
    'card',
    'display: flex; flex-direction: column; overflow: hidden; border: 1px solid var(--color-line); border-radius: var(--radius); background: var(--color-overlay);',
  ),
  rule('card--full-height', 'height: 100%;'),
  rule('card__image', 'overflow: hidden;'),
  ...['header', 'body', 'footer'].map((part) =>
    rule(
      `card__${part}`,
      `padding: 1rem;${part === 'body' ? ' flex-grow: 1;' : ''}`,
      `.card__${part}:not(:last-child) { padding-bottom: 0; }\n.card__${part} > :first-child { margin-top: 0; }\n.card__${part} > :last-child { margin-bottom: 0; }`,
    ),
  ),
  rule(
    'alert',
    'margin-block: 1rem; padding: 0.875rem 1rem; border: 1px solid var(--note-line); border-radius: var(--radius); background: var(--note-tint);',
    '.alert > :last-child { margin-bottom: 0; }\n.alert a { color: inherit; }',
  ),
  rule('alert__heading', 'margin-top: 0; font-weight: 600;'),
  rule(
    'badge',
    'display: inline-block; padding: 0.125rem 0.5rem; border-radius: var(--radius-small); background: var(--color-muted); color: var(--color-page); font-size: var(--text-label); font-weight: 600; line-height: 1.5;',
  ),
  rule('avatar', 'display: flex; align-items: center; gap: 1rem;'),
  rule('avatar--vertical', 'flex-direction: column; text-align: center;'),
  rule('avatar__photo', 'width: 3rem; height: 3rem; border-radius: 50%; object-fit: cover;'),
  ...Object.entries({ xs: 1.5, sm: 2, lg: 4, xl: 6 }).map(([size, rem]) =>
    rule(`avatar__photo--${size}`, `width: ${rem}rem; height: ${rem}rem;`),
  ),
  rule('avatar__intro', 'display: flex; flex-direction: column; flex: 1;'),
  rule('avatar__name', 'font-weight: 600;'),
  rule('avatar__subtitle', 'color: var(--color-muted); font-size: var(--text-small);'),
  rule(
    'pills',
    'display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; list-style: none;',
    '.pills > * { margin-block: 0; }',
  ),
  rule('pills__item', 'padding: 0.25rem 1rem; border-radius: var(--radius-small); font-weight: 600;'),
  rule('pills__item--active', 'background: var(--color-accent-tint); color: var(--color-accent);'),
]

function listGridRules(): RuleEntry[] {
  const columns = Array.from({ length: 12 }, (_, index) => index + 1)
  const share = (count: number): string => `${Number(((count / 12) * 100).toFixed(4))}%`
  const align = { top: 'flex-start', center: 'center', bottom: 'flex-end' }
  return [
    rule('row', 'display: flex; flex-wrap: wrap; margin-inline: -1rem;'),
    rule('row--no-gutters', 'margin-inline: 0;', '.row--no-gutters > .col { padding-inline: 0; }'),
    ...Object.entries(align).map(([name, value]) => rule(`row--align-${name}`, `align-items: ${value};`)),
    [
      'col',
      `.col { --ifm-col-width: 100%; flex: 1 0 100%; min-width: 0; max-width: var(--ifm-col-width); padding-inline: 1rem; }\n@media ${WIDE} {\n  .col { flex-basis: 0; }\n}`,
    ],
    ...columns.map(
      (count): RuleEntry => [
        `col--${count}`,
        `@media ${WIDE} {\n  .col--${count} { --ifm-col-width: ${share(count)}; flex: 0 0 var(--ifm-col-width); }\n}`,
      ],
    ),
    ...columns.map(
      (count): RuleEntry => [
        `col--offset-${count}`,
        `@media ${WIDE} {\n  .col--offset-${count} { margin-left: ${share(count)}; }\n}`,
      ],
    ),
  ]
}

function listToneRules(): RuleEntry[] {
  return Object.entries(TONES).flatMap(([name, [color, alert]]) => [
    ...['button', 'badge'].map((block) =>
      rule(
        `${block}--${name}`,
        name === 'secondary'
          ? 'border: 1px solid var(--color-line); background: var(--color-line); color: var(--color-text);'
          : `background: var(${color}); color: var(--color-page);`,
      ),
    ),
    rule(
      `alert--${name}`,
      `border-color: var(--${alert}-line); background: var(--${alert}-tint); color: var(--${alert}-text);`,
    ),
    rule(`text--${name}`, `color: var(${color});`),
  ])
}

function listUtilityRules(): RuleEntry[] {
  const spaces = Object.entries(SPACES).flatMap(([size, value]) =>
    ['margin', 'padding'].flatMap((kind) =>
      Object.entries(SIDES).map(([side, property]) => rule(`${kind}${side}--${size}`, `${kind}${property}: ${value};`)),
    ),
  )
  const outline = 'border-color: currentColor; background: none;'
  return [
    // These rules follow the rules for colors, because they remove the backgrounds.
    rule('button--outline', outline),
    ...Object.entries(TONES).map(
      ([name, [color]]): RuleEntry => [
        `button--outline button--${name}`,
        `.button--outline.button--${name} { color: var(${color}); }`,
      ],
    ),
    // A button in the color of the hero would be invisible there, and text in the color of the page unreadable.
    ['hero button--outline', '.hero .button--outline { color: inherit; }'],
    ['hero button--link', '.hero .button--link { color: inherit; }'],
    // Without the border, the button would be invisible if a class of the site gives the hero the button's background.
    [
      'hero--primary button--primary',
      '.hero--primary .button--primary:not(.button--outline) {\n  border-color: var(--color-accent);\n  background: var(--color-on-accent);\n  color: var(--color-accent);\n}',
    ],
    ...['left', 'center', 'right', 'justify'].map((side) => rule(`text--${side}`, `text-align: ${side};`)),
    ...Object.entries({ light: 300, normal: 400, semibold: 500, bold: 700 }).map(([name, weight]) =>
      rule(`text--${name}`, `font-weight: ${weight};`),
    ),
    ...['uppercase', 'lowercase', 'capitalize'].map((name) => rule(`text--${name}`, `text-transform: ${name};`)),
    rule('text--italic', 'font-style: italic;'),
    rule('text--truncate', 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'),
    rule('text--break', 'overflow-wrap: break-word;'),
    rule('text--no-decoration', 'text-decoration: none;', '.text--no-decoration:hover { text-decoration: none; }'),
    rule('float--left', 'float: left;'),
    rule('float--right', 'float: right;'),
    ...['lw', 'md', 'tl'].map((name) => rule(`shadow--${name}`, 'box-shadow: var(--shadow-menu);')),
    rule('clean-list', 'padding-left: 0; list-style: none;'),
    rule('clean-btn', 'padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer;'),
    ...spaces,
  ]
}
