const LIST = [{ title: 'Small', Svg: require('@site/static/img/mark.svg').default }]

export default function Features() {
  return LIST.map(({ title, Svg }) => (
    <section key={title}>
      <Svg role="img" />
      <h3>{title}</h3>
    </section>
  ))
}
