import styles from './service.module.css'

type Column = { name: string; values: readonly string[] }

/** A table with a line for each name: on a phone each line is a card that names its values. */
export function RecordTable({
  title,
  lines,
  columns,
}: {
  /** The heading of the names. */
  title: string
  lines: readonly { key: string; name: string }[]
  columns: readonly Column[]
}) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{title}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name: line }, place) => (
          <tr key={key}>
            <th scope="row">{line}</th>
            {columns.map(({ name, values }) => (
              <td key={name} data-name={name}>
                {values[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
