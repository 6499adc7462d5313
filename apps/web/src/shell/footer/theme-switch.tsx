import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import classes from './theme-switch.module.css'

const themes: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
]

/** Light, dark or system theme; the choice is kept in this browser. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={classes.switch}>
      <legend className="visually-hidden">Theme</legend>
      {themes.map(({ value, label }) => (
        <label key={value} className={classes.choice}>
          <input
            type="radio"
            name="theme"
            value={value}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
            className="visually-hidden"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
