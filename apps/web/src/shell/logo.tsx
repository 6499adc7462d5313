import classes from './logo.module.css'

// Nine leaves, each smaller than the last and rotated by the golden angle, as a rosette grows.
const leaves = Array.from({ length: 9 }, (_, at) => ({ angle: at * 137.508, size: 1 - at * 0.055 }))
const shades = [3, 2, 4, 5, 1, 6, 0, 2, 0]

export function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 32 32" aria-hidden="true">
      {leaves.map(({ angle, size }, at) => (
        <path
          key={angle}
          className={classes[`shade${shades[at]}`]}
          d="M0 0C-4.6-5-4.2-11.5 0-14.5C4.2-11.5 4.6-5 0 0z"
          transform={`translate(16 16) rotate(${angle.toFixed(1)}) scale(${size.toFixed(3)})`}
        />
      ))}
    </svg>
  )
}
