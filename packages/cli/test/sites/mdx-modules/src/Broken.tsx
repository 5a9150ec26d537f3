export default () => <b>x</i>
