import type { FeedingPlan, Food } from '@breakaway/cycling';
import { Part } from '@breakaway/tool-kit';
import { Button, Muted, Notice } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { noFuel, type ChangeFuel, type KeptFuel } from './kept-fuel.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { allProducts, sameName, type Products } from './products.ts';
import { labelWords } from './words.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  display: grid;
  gap: var(--space-1);
`;
const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  overflow-wrap: anywhere;
  cursor: pointer;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;
const Take = styled(Button)`
  display: flex;
  margin-top: var(--space-2);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
`;

export interface ProductsProps {
  profile: Products['profile'];
  kept: KeptFuel;
  onKept: ChangeFuel;
  onSettings: () => void;
}

interface Props extends ProductsProps {
  /** products that the plan does not take, and why */
  leftOut: FeedingPlan['leftOut'];
  /** null: products with caffeine are taken */
  onCaffeine: (() => void) | null;
}

/** The member's products: those of the profile and their own on this device, which of them are taken, and new ones. */
export function ProductsPart({ profile, kept, onKept, onSettings, leftOut, onCaffeine }: Props) {
  // A name, '' for a new one; null: none is open.
  const [edited, setEdited] = useState<string | null>(null);
  const all = allProducts({ profile, kept });
  const isOwn = ({ name }: Food) => kept.products.some((own) => sameName(own.name, name));
  const isUsed = (name: string) => !kept.unused.some((one) => sameName(one, name));
  const save = (product: Food, before: string) => {
    // One of the profile that got another name is not taken twice.
    const renamed =
      !sameName(before, product.name) &&
      allProducts({ profile, kept: noFuel }).some(({ name }) => sameName(name, before));
    onKept(({ products, unused }) => ({
      products: [
        ...products.filter(({ name }) => !sameName(name, before) && !sameName(name, product.name)),
        product,
      ],
      ...(renamed ? { unused: [...unused, before] } : {}),
    }));
    setEdited(null);
  };
  const toggle = (name: string) => {
    const used = isUsed(name);
    onKept(({ unused }) => {
      const others = unused.filter((one) => !sameName(one, name));
      return { unused: used ? [...others, name] : others };
    });
  };
  const reasonOf = ({ name, caffeineMg = 0 }: Food) => {
    const why = leftOut.find((one) => sameName(one.name, name))?.sentence;
    return (
      why && (
        <Notice tone="warn">
          {why}
          {caffeineMg > 0 && onCaffeine && (
            <Take tone="secondary" onClick={onCaffeine}>
              Use caffeine
            </Take>
          )}
        </Notice>
      )
    );
  };
  const drinks = all.filter(({ kind, name }) => kind === 'drink' && isUsed(name));
  const editorFor = (name: string) => (
    <ProductEditor
      product={all.find((one) => one.name === name) ?? null}
      otherNames={all.filter((one) => one.name !== name).map((one) => one.name)}
      onSave={(product) => save(product, name)}
      onCancel={() => setEdited(null)}
    />
  );
  return (
    <Part title="Your products">
      {all.length > 0 && (
        <List aria-label="Your products">
          {all.map((food) => (
            <Row key={food.name}>
              <Tick>
                <input type="checkbox" checked={isUsed(food.name)} onChange={() => toggle(food.name)} />
                <span>{labelWords(food)}</span>
              </Tick>
              {isUsed(food.name) && reasonOf(food)}
              {edited === food.name ? (
                editorFor(food.name)
              ) : (
                <Actions>
                  {!food.known && (
                    <>
                      <Muted>Is this right?</Muted>
                      <Button
                        tone="quiet"
                        aria-label={`Yes, ${food.name} is right`}
                        onClick={() => save({ ...food, known: true }, food.name)}
                      >
                        Yes
                      </Button>
                    </>
                  )}
                  <Button
                    tone="quiet"
                    aria-label={`Change ${food.name}`}
                    onClick={() => setEdited(food.name)}
                  >
                    Change
                  </Button>
                  {isOwn(food) && (
                    <Button
                      tone="quiet"
                      aria-label={`Remove ${food.name}`}
                      onClick={() =>
                        onKept(({ products }) => ({
                          products: products.filter(({ name }) => !sameName(name, food.name)),
                        }))
                      }
                    >
                      Remove
                    </Button>
                  )}
                </Actions>
              )}
            </Row>
          ))}
        </List>
      )}
      {!all.some(({ name }) => isUsed(name)) && <Muted>Usual products are taken until you add yours.</Muted>}
      {drinks[0] && drinks.length > 1 && (
        <Muted>A plan has one drink: {drinks[0].name}. Untick it to take another.</Muted>
      )}
      {edited === '' ? (
        editorFor('')
      ) : (
        <Button tone="secondary" onClick={() => setEdited('')}>
          Add a product
        </Button>
      )}
      <Muted>What you add stays on this device until you sign out, and in each plan that you save.</Muted>
      <Button tone="quiet" onClick={onSettings}>
        Your products in Settings
      </Button>
    </Part>
  );
}
