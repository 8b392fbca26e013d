/**
 * Keeps React going on a page whose nodes someone else moved: page translators put text into elements of their own,
 * extensions do the like. React asks a parent to remove, or to insert before, a child that is there no longer; the
 * browser throws, and the whole page gives way to an error. Called before the first render.
 * See docs/decisions/0107-texts-alone.md.
 */
export function surviveMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    // Without a parent it is out already.
    if (child.parentNode !== null) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childAround(this, before));
    return child;
  };
}

/** The child of `parent` that is `node` or holds it; null for neither, and what is inserted comes last. */
function childAround(parent: Node, node: Node): Node | null {
  let around: Node | null = node;
  while (around !== null && around.parentNode !== parent) around = around.parentNode;
  return around;
}
