import styled from 'styled-components';

const Pairs = styled.dl`
  display: grid;
  gap: var(--space-3);
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px var(--space-4);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin-left: auto;
    font-weight: var(--strong);
    text-align: right;
    overflow-wrap: anywhere;
  }
`;

/** A list of names and values; pairs without a value are left out. */
export function Facts({ facts }: { facts: { label: string; value: string | null | undefined }[] }) {
  return (
    <Pairs>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Pairs>
  );
}
