import ts from 'typescript-api';

/**
 * What a type has and another lacks: a field, or a parameter.
 * @param isOurs false for what packages declare: nothing is looked for in there
 * @returns its path, for example `.auth.login(parameter 2)`, or undefined
 */
export function memberOnlyIn(
  checker: ts.TypeChecker,
  here: ts.Type,
  there: ts.Type,
  isOurs: (symbol: ts.Symbol) => boolean,
): string | undefined {
  const seen = new Set<string>();
  const idOf = (type: ts.Type) => (type as ts.Type & { id: number }).id;

  function search(one: ts.Type, other: ts.Type, path: string): string | undefined {
    const pair = `${idOf(one)} ${idOf(other)}`;
    if (one === other || seen.has(pair)) return undefined;
    seen.add(pair);
    const [ones, others] = [partsOf(one), partsOf(other)];
    return inFields(ones, others, path) ?? inCalls(ones, others, path) ?? inArguments(ones, others, path);
  }

  function inFields(ones: ts.Type[], others: ts.Type[], path: string): string | undefined {
    for (const field of ones.flatMap((type) => checker.getPropertiesOfType(type)).filter(isOurs)) {
      const same = others.flatMap((type) => checker.getPropertyOfType(type, field.name) ?? []);
      const name = /^\w+$/.test(field.name) ? `${path}.${field.name}` : `${path}["${field.name}"]`;
      if (same.length === 0) return name;
      const found = same.map((other) =>
        search(checker.getTypeOfSymbol(field), checker.getTypeOfSymbol(other), name),
      );
      if (!found.includes(undefined)) return found[0];
    }
    return undefined;
  }

  function inCalls(ones: ts.Type[], others: ts.Type[], path: string): string | undefined {
    const calls = others.flatMap((type) => type.getCallSignatures());
    for (const [index, call] of ones.flatMap((type) => type.getCallSignatures()).entries()) {
      const same = calls[index];
      if (!same) continue;
      const result = search(call.getReturnType(), same.getReturnType(), `${path}()`);
      if (result) return result;
      for (const [place, parameter] of call.getParameters().entries()) {
        const other = same.getParameters()[place];
        const name = `${path}(parameter ${place + 1})`;
        const lost = other
          ? search(checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(other), name)
          : name;
        if (lost) return lost;
      }
    }
    return undefined;
  }

  /** `Promise<…>`, `Array<…>` and the like. */
  function inArguments(ones: ts.Type[], others: ts.Type[], path: string): string | undefined {
    for (const type of ones) {
      const same = others.find(({ symbol }) => symbol && symbol === type.symbol);
      if (!same || !isReference(type) || !isReference(same)) continue;
      const sameArguments = checker.getTypeArguments(same);
      for (const [index, argument] of checker.getTypeArguments(type).entries()) {
        const lost = sameArguments[index] && search(argument, sameArguments[index], path);
        if (lost) return lost;
      }
    }
    return undefined;
  }

  return search(here, there, '');
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;

const partsOf = (type: ts.Type): ts.Type[] =>
  (type.isUnionOrIntersection() ? type.types.flatMap(partsOf) : [type]).filter(
    ({ flags }) => flags & ts.TypeFlags.Object,
  );
