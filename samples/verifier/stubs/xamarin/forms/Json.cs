using System;
using System.Collections;
using System.Collections.Generic;

namespace Newtonsoft.Json
{
    public class JsonException : Exception
    {
    }
}

namespace Newtonsoft.Json.Linq
{
    public abstract class JToken : IEnumerable<JToken>
    {
        public JToken? this[object key] => throw new NotImplementedException();
        public IEnumerator<JToken> GetEnumerator() => throw new NotImplementedException();
        IEnumerator IEnumerable.GetEnumerator() => throw new NotImplementedException();
        public static explicit operator string?(JToken? value) => throw new NotImplementedException();
    }

    public class JObject : JToken
    {
        public static JObject Parse(string json) => throw new NotImplementedException();
    }
}
