const ACCENTS = ['indigo', 'blue', 'cyan', 'teal', 'green', 'orange', 'red', 'pink', 'purple', 'graphite']

const FONTS = [
  ['system', 'Operating system'],
  ['geist', 'Geist'],
  ['inter', 'Inter'],
] as const

/** Choices that change the look of the page around them. Only CSS: `try-looks.css` has a rule for each. */
export function LooksPicker() {
  return (
    <div className="looks-picker">
      <fieldset>
        <legend>Accent</legend>
        {ACCENTS.map((name, index) => (
          <label key={name}>
            <input type="radio" name="accent" id={`accent-${name}`} defaultChecked={index === 0} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Font</legend>
        {FONTS.map(([name, label]) => (
          <label key={name}>
            <input type="radio" name="font" id={`font-${name}`} defaultChecked={name === 'geist'} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <p>
        <button type="button">A button</button> <a href="#colors">A link in the text</a> <code>inline code</code>{' '}
        <mark>marked words</mark>
      </p>
    </div>
  )
}
